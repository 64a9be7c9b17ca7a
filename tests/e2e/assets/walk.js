// Works the page at random for a while: switches, undo, redo, other views. After each step whatever
// count and worths are shown have to be those of the switches as they are shown. Returns a sentence for
// each that is not, and how many were compared.
const [counts, steps, seed, done] = arguments;
let state = seed;
const random = (below) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const all = (selector) => [...document.querySelectorAll(selector)];
const one = (selector) => document.querySelector(selector);
const { port1, port2 } = new MessageChannel();
const turn = () =>
  new Promise((next) => {
    port1.onmessage = next;
    port2.postMessage(0);
  });

const faults = new Set();
let compared = 0;
function compare(step) {
  const count = one('[data-zebra="count"]');
  const switches = all('[data-zebra="hint"]');
  if (!count || !switches.length) return false;
  const set = switches.reduce((set, { checked }, hint) => set | (checked << hint), 0);
  const check = (what, shown, expected) => {
    if (shown === undefined) return false;
    compared += 1;
    if (Number(shown) !== expected) faults.add(`${step}: ${what} is ${shown}, not ${expected}`);
    return true;
  };
  const worths = all('[data-zebra="hint-row"]').map(({ dataset }, hint) =>
    check(`hint ${hint + 1}`, dataset.turned, counts[set ^ (1 << hint)]),
  );
  return check("the count", count.dataset.value, counts[set]) && worths.every(Boolean);
}

function act() {
  const kind = random(20);
  if (kind < 15) return all('[data-zebra="hint"]')[random(15)]?.click();
  if (kind < 17) return one('[data-zebra="undo"]').click();
  if (kind < 18) return one('[data-zebra="redo"]').click();
  const tabs = all('[data-zebra="view"], [data-zebra="place"][data-view="explore"]');
  tabs[random(tabs.length)].click();
}

(async () => {
  for (let step = 0; step < steps; step += 1) {
    act();
    await turn();
    compare(step);
  }
  one('[data-zebra="place"][data-view="explore"]').click();
  // In the end it is all there.
  const until = performance.now() + 10_000;
  while (!compare("the end") && performance.now() < until) await turn();
  if (!compare("the end")) faults.add("the end: no count");
  done([[...faults].slice(0, 5), compared]);
})();
