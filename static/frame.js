// The page in a frame: tells the page around it how high it is and what it has counted, and takes
// that page's wishes. docs/embedding.md describes the messages. It reads the page by its documented
// hooks and writes it by its address, as anybody may.
const root = document.documentElement;
const tell = (message) => parent.postMessage(message, "*");
const find = (hook) => document.querySelector(`[data-zebra="${hook}"]`);

// Until the program has rendered, what stands here is a placeholder of another height.
const isAlive = () => Boolean(find("hint") || find("load-error") || find("puzzle-error"));

let height = 0;
const measure = () => {
  const now = Math.ceil(document.body.getBoundingClientRect().height);
  if (now === height || !isAlive()) return;
  height = now;
  tell({ zebra: "height", height });
  // As platforms know it that were there before us: Medium and others read this form.
  tell(JSON.stringify({ src: location.href, context: "iframe.resize", height }));
  tell({ context: "iframe.resize", height });
  try {
    window.requestResize?.();
  } catch {
    // The page around this one does not size its frame that way.
  }
};

// The link to the same state in the whole page, which the page keeps up to date.
const link = () => find("open")?.hash.slice(1) ?? "";

let told = "";
const report = () => {
  const { value, exact } = find("count")?.dataset ?? {};
  const news = { zebra: "count", count: value, exact: exact === "true", link: link() };
  if (value !== undefined && JSON.stringify(news) !== told) {
    told = JSON.stringify(news);
    tell(news);
  }
};

let solved = false;
const celebrate = () => {
  const now = Boolean(document.querySelector('[data-zebra="play"][data-state="solved"]'));
  if (now && !solved) tell({ zebra: "solved", link: link() });
  solved = now;
};

const look = () => {
  measure();
  report();
  celebrate();
};

addEventListener("message", ({ data, source }) => {
  if (source !== parent || typeof data !== "object" || !data) return;
  if (data.zebra === "theme" && /^(light|dark)$/.test(data.theme)) root.dataset.theme = data.theme;
  if (data.zebra === "theme" && data.theme === "auto") delete root.dataset.theme;
  if (data.zebra === "open" && typeof data.link === "string") {
    location.replace(`#${data.link.replace(/^#/, "")}`);
  }
});

new ResizeObserver(measure).observe(document.body);
new MutationObserver(look).observe(document.body, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["data-value", "data-exact", "data-state", "href"],
});
look();
