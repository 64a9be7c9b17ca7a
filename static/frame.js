// The page in a frame: dresses it as its address asks, tells the page around it how high it is and
// what it has counted, and takes that page's wishes. docs/embedding.md describes the messages. It
// reads the page by its documented hooks and writes it by its address, as anybody may.
const root = document.documentElement;
const tell = (message) => parent.postMessage(message, "*");
const find = (hook) => document.querySelector(`[data-zebra="${hook}"]`);

// The parts of Explore that can be chosen, and those that are shown where nobody chooses.
const PARTS = ["count", "answer", "hints", "street", "table"];
const USUAL = "count answer hints";

// The keys of the address that are about the frame and not about the puzzle.
const SHAPE = [
  "embed", "theme", "parts", "compact", "labels", "lock", "lang", "answer", "dare", "accent", "ground",
];

// The colours that a host may choose, as six hexadecimal digits, and what the sheets call them.
const COLOURS = { accent: "--leaf", ground: "--paper" };
const isEmbedded = "embed" in root.dataset;

const keys = () => location.hash.slice(1).split("&").filter(Boolean);
const name = (part) => part.split("=")[0];
const state = () => keys().filter((part) => !SHAPE.includes(name(part))).join("&");

let asked = new URLSearchParams(location.hash.slice(1)).get("theme");

const THEMES = ["light", "dark", "auto"];
const wear = (theme) => {
  if (theme === "auto") delete root.dataset.theme;
  else if (THEMES.includes(theme)) root.dataset.theme = theme;
};

// The address may have changed since the start script put a theme on.
if (asked) wear(asked);

const dress = () => {
  const shape = new URLSearchParams(location.hash.slice(1));
  // The host may have turned it since; only another address turns it again.
  if (shape.get("theme") !== asked) {
    asked = shape.get("theme");
    wear(asked ?? "auto");
  }
  const put = (key, value) => {
    if (value) root.dataset[key] = value;
    else delete root.dataset[key];
  };
  const parts = (shape.get("parts") ?? "").split(",").filter((part) => PARTS.includes(part));
  put("parts", parts.join(" ") || USUAL);
  put("compact", shape.get("compact"));
  put("labels", shape.get("labels"));
  put("lock", shape.get("lock"));
  for (const [key, name] of Object.entries(COLOURS)) {
    const colour = shape.get(key);
    if (/^[0-9a-f]{6}$/i.test(colour)) root.style.setProperty(name, `#${colour}`);
    else root.style.removeProperty(name);
  }
  put("ground", shape.has("ground") && "given");
};

// The way to the whole page with the same state.
const door = document.createElement("a");
const addDoor = () => {
  door.target = "_blank";
  door.rel = "noopener";
  door.dataset.zebra = "open";
  door.textContent = "Open in Zebra Playground";
  const foot = document.createElement("footer");
  foot.className = "door";
  foot.append(door);
  document.body.append(foot);
};

// Until the program has rendered, what stands here is a placeholder of another height.
const isAlive = () => document.querySelector("#main:not([aria-busy])") || ["load-error", "stopped", "puzzle-error"].some(find);

let height = 0;
const measure = () => {
  const now = Math.ceil(document.body.getBoundingClientRect().height);
  if (now === height || !isAlive()) return;
  height = now;
  tell({ zebra: "height", height });
  // As platforms know it that were there before us: some read an object, Medium reads text.
  tell({ context: "iframe.resize", height });
  tell(JSON.stringify({ src: location.href, context: "iframe.resize", height }));
  try {
    window.requestResize?.();
  } catch {
    // The page around this one does not size its frame that way.
  }
};

let counted = "";
const report = () => {
  const { value: count, exact } = find("count")?.dataset ?? {};
  if (count === undefined || `${count} ${exact}` === counted) return;
  counted = `${count} ${exact}`;
  tell({ zebra: "count", count, exact: exact === "true" });
};

let solved = false;
const celebrate = () => {
  const now = Boolean(find("solved"));
  if (now && !solved) tell({ zebra: "solved" });
  solved = now;
};

// Watched from then on only: in WebKit the page can come to life while the observer tells the size of
// the placeholder, which it reports as an error.
const sizes = new ResizeObserver(measure);
let isWatched = false;

const look = () => {
  if (!isWatched && isAlive()) {
    isWatched = true;
    sizes.observe(document.body);
  }
  measure();
  report();
  celebrate();
};

// How long what was opened stands at least, in milliseconds: browsers refuse to change an address all
// the time. Of the links that come meanwhile only the last is opened.
const STAY = 100;
// Twice what the page reads, so that it still knows that a link is too long. Browsers leave the page
// for an empty one where an address is far longer than that.
const LONGEST = 1 << 17;

let wanted;
let opened = -STAY;
let isLeaving = false;
const open = () => {
  const link = wanted;
  wanted = undefined;
  location.replace(`#${link}`);
  // A puzzle that is a text, or the one after a broken one, is opened as if for the first time; so is
  // what is asked for while that begins.
  isLeaving ||= /(^|&)t=/.test(link) || "broken" in root.dataset;
  if (isLeaving) location.reload();
  else opened = performance.now();
};
const openSoon = (link) => {
  if (wanted === undefined) setTimeout(open, opened + STAY - performance.now());
  wanted = link.replace(/^#/, "").slice(0, LONGEST);
};

const rest = () => {
  if (isEmbedded) dress();
  door.href = `#${state()}`;
  // The page around counts on what it has asked for last.
  if (wanted === undefined) tell({ zebra: "state", link: state() });
};

addEventListener("message", ({ data, source }) => {
  if (source !== parent || typeof data !== "object" || !data) return;
  const { zebra, theme, link } = data;
  if (zebra === "theme" && THEMES.includes(theme)) {
    wear(theme);
    // A link from before must not turn it back.
    wanted = wanted?.replace(/(^|&)theme=[^&]*/, `$1theme=${theme}`);
  }
  if (zebra === "open" && typeof link === "string") openSoon(link);
});
// The page's own word that it has written its address, and the browser's that others have.
addEventListener("zebra:rest", rest);
addEventListener("popstate", rest);

if (isEmbedded) dress();
// From the cache this file comes sooner than the rest of the page.
if (document.readyState === "loading") {
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
}
if (isEmbedded) addDoor();
rest();
look();
new MutationObserver(look).observe(document.body, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["data-value", "data-exact", "data-state"],
});
