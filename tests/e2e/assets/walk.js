// Works the page at random for a while: switches (of the first hints, as many as `turned`), undo, redo,
// other views; where workers are to be killed, those, and what failed is tried again. When the next frame
// is painted whatever count and worths are shown have to be those of the switches as they are shown.
// Returns a sentence for each that is not, how many were compared, and how many workers were killed. The
// counts of all sets are in the window: WebKit keeps whatever a script was given.
const [{ steps, seed, turned, kills }, done] = arguments;
const counts = window.counts;
let state = seed;
const random = (below) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const all = (selector) => [...document.querySelectorAll(selector)];
const one = (selector) => document.querySelector(selector);
const frame = () => new Promise(requestAnimationFrame);
const rest = (time) => new Promise((next) => setTimeout(next, time));

const faults = new Set();
let compared = 0;
function compare(step) {
  const count = one('[data-zebra="count"]');
  const switches = all('[data-zebra="hint"]');
  if (!count || !switches.length) return false;
  const set = switches.reduce((set, { dataset }, hint) => set | (("on" in dataset) << hint), 0);
  const check = (what, shown, expected) => {
    if (expected === undefined) return true;
    if (shown === undefined) return false;
    compared += 1;
    if (Number(shown) !== expected) faults.add(`${step}: ${what} is ${shown}, not ${expected}`);
    return true;
  };
  const worths = all('[data-zebra="hint-row"]').map(({ dataset }, hint) =>
    check(`hint ${hint + 1}`, dataset.turned, counts[set ^ (1 << hint)]),
  );
  const exact = count.dataset.exact === "true" ? count.dataset.value : undefined;
  return check("the count", exact, counts[set]) && worths.every(Boolean);
}

let killed = 0;
function kill() {
  const living = window.probe.workers.filter(({ ended }) => !ended);
  if (!living.length) return;
  const worker = living[random(living.length)];
  worker.terminate();
  killed += 1;
  // Some fall silent, others say so.
  if (random(2)) worker.dispatchEvent(new ErrorEvent("error"));
}

function act() {
  if (killed < kills && !random(5)) return kill();
  const kind = random(20);
  if (kind < 15) return all('[data-zebra="hint"]')[random(turned)]?.click();
  if (kind < 17) return one('[data-zebra="undo"]').click();
  if (kind < 18) return one('[data-zebra="redo"]').click();
  const tabs = all('[data-zebra="view"], [data-zebra="place"][data-view="explore"]');
  tabs[random(tabs.length)].click();
}

(async () => {
  for (let step = 0; step < steps; step += 1) {
    act();
    await frame();
    compare(step);
    // The next step comes after the frame; a worker has to get to work before it is worth killing.
    await rest(kills ? random(100) : 0);
  }
  one('[data-zebra="place"][data-view="explore"]').click();
  // In the end it is all there: where something was lost, once it has been tried again.
  const start = performance.now();
  let tries = 0;
  while (!compare("the end") && performance.now() < start + 20_000) {
    if (kills) {
      one('[data-zebra="try-again"]')?.click();
      if (performance.now() > start + 4_000 * (tries + 1)) {
        tries += 1;
        all('[data-zebra="hint"]')[random(turned)].click();
      }
    }
    await frame();
  }
  if (!compare("the end")) faults.add("the end: no count");
  const differs = ({ checked, dataset }) => checked !== ("on" in dataset);
  if (all('[data-zebra="hint"]').some(differs)) faults.add("the end: a switch looks otherwise");
  done([[...faults].slice(0, 5), compared, killed]);
})();
