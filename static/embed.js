// <zebra-puzzle>: a zebra puzzle in a page of yours. docs/embedding.md tells what it takes and tells.
// The playground is expected beside this file.
const HOME = new URL("index.html", import.meta.url);

// The attributes that say what is open, and those that say how it is shown, with their keys in links.
// A page may write any word into an attribute, and no table here has inherited names.
const STATE = { __proto__: null, preset: "p", off: "off", on: "on", read: "read", view: "v" };
const SHAPE = {
  __proto__: null,
  parts: "parts",
  compact: "compact",
  labels: "labels",
  lock: "lock",
  answer: "answer",
  dare: "dare",
  accent: "accent",
  ground: "ground",
};
const OTHERS = ["puzzle", "link", "lang", "theme", "height"];
// What an attribute without a value means.
const BARE = { __proto__: null, compact: "1", lock: "all" };

// How far below the window a frame starts to load.
const NEAR = "600px";
// No puzzle is higher than this, in pixels.
const HIGHEST = 20_000;
// The post must not move with every switch: a frame only shrinks that would have this much to spare.
const SPARE = 96;
// How long, in milliseconds, a height stays before the room that it does not need is given back:
// while a view comes in it is lower than in the end.
const REST = 1000;
// The height in pixels kept free until the frame tells its own, for a width of 320 and of 720 and
// more, and the same again for each hint: of the parts of Explore, of other views. Rather too much
// than too little.
const ROOM = {
  __proto__: null,
  count: [100, 120],
  answer: [60, 60],
  hints: [190, 150, 58, 40],
  street: [123, 190],
  table: [370, 250],
  // The table, until the reader asks for it.
  veiled: [40, 40],
  play: [700, 500, 93, 68],
  explain: [680, 620, 155, 78],
  sets: [1600, 1330, 78, 45],
  other: [1600, 1100],
};
const USUAL = "count,answer,hints";
// How many hints the presets have. The build fills it in.
const HINTS = { __proto__: null };
const USUAL_HINTS = 15;

const SANDBOX =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals";

const styles = new CSSStyleSheet();
styles.replaceSync(`
  :host { display: block; position: relative; }
  :host([hidden]) { display: none; }
  section { position: relative; }
  iframe { display: block; width: 100%; height: 100%; border: 0; }
  .fallback { position: absolute; inset: 0; overflow: hidden; }
  .waiting { opacity: 0; }
`);

const parsed = (link) =>
  new Map(
    link.replace(/^#/, "").split("&").filter(Boolean).map((part) => {
      const at = part.indexOf("=");
      return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
    }),
  );
const written = (keys) => [...keys].map(([key, value]) => `${key}=${value}`).join("&");
// Half of a character, as in a text that was cut, cannot be encoded.
const whole = (value) => value.toWellFormed?.() ?? value;
const encoded = (value) => encodeURIComponent(whole(value)).replace(/%2C/g, ",").replace(/%3A/g, ":");

// Whether what is behind an element is dark: the first colour behind it tells, else its colour scheme.
const isDark = (element) => {
  for (let at = element; at; at = at.assignedSlot ?? at.parentElement ?? at.getRootNode().host) {
    const colour = getComputedStyle(at).backgroundColor;
    const parts = /^rgb/.test(colour) ? colour.match(/[\d.]+/g).map(Number) : [0, 0, 0, 0];
    const [red, green, blue, alpha = 1] = parts;
    if (alpha > 0.5) return 0.3 * red + 0.59 * green + 0.11 * blue < 128;
  }
  const scheme = getComputedStyle(element).colorScheme;
  return /dark/.test(scheme) && (!/light/.test(scheme) || matchMedia("(prefers-color-scheme: dark)").matches);
};

class ZebraPuzzle extends HTMLElement {
  static observedAttributes = [...Object.keys({ ...STATE, ...SHAPE }), ...OTHERS];

  #box = document.createElement("section");
  #fallback = document.createElement("div");
  #frame = null;
  #leaving = null;
  #state = null;
  #count = null;
  #theme = null;
  #changed = new Set();
  #late = false;
  #height = 0;
  #place = null;
  #rest = 0;
  #settled = false;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [styles];
    this.#fallback.className = "fallback";
    this.#fallback.append(document.createElement("slot"));
    this.#box.append(this.#fallback);
    shadow.append(this.#box);
  }

  /** What is open now, as the fragment of a link; empty until the puzzle has loaded. */
  get state() {
    return this.#state ?? "";
  }

  /** How many solutions are left, in decimal digits; null until that is known. */
  get count() {
    return this.#count;
  }

  connectedCallback() {
    // A property that was set before the element was defined hides the one that works.
    for (const name of ZebraPuzzle.observedAttributes) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    this.#theme = null;
    this.#height = 0;
    this.#settled = false;
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const frame = document.createElement("iframe");
    this.#frame = frame;
    frame.className = "waiting";
    frame.allow = "clipboard-write; fullscreen";
    frame.title = this.getAttribute("aria-label") || this.title || "Zebra puzzle";
    this.#fallback.hidden = false;
    this.#reserve();

    const near = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      this.#follow();
      frame.src = `${HOME.href}#${this.#link()}`;
      // On one's own origin a sandbox keeps nobody from anything, and browsers warn.
      if (HOME.origin !== location.origin) frame.setAttribute("sandbox", SANDBOX);
      this.#box.append(frame);
    }, { rootMargin: NEAR });
    near.observe(this);

    // Room that was kept in vain is given back below what is being read, so that nothing there moves.
    const place = new IntersectionObserver((entries) => {
      this.#place = entries.at(-1);
      this.#fit();
    });
    place.observe(this);

    const follow = () => this.#follow();
    const host = new MutationObserver(() => {
      follow();
      // The host's colours may take a moment to fade over.
      setTimeout(follow, 400);
    });
    const watched = { attributes: true, attributeFilter: ["class", "style", "data-theme", "data-color-scheme"] };
    host.observe(document.documentElement, watched);
    host.observe(document.body, watched);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", follow, { signal });
    window.addEventListener("message", (event) => this.#hear(event), { signal });
    signal.addEventListener("abort", () => {
      near.disconnect();
      place.disconnect();
      clearTimeout(this.#rest);
      host.disconnect();
    });
  }

  disconnectedCallback() {
    this.#leaving.abort();
    this.#frame.remove();
    this.#frame = null;
  }

  /** Where a page can move elements without unloading frames, nothing is to be done. */
  connectedMoveCallback() {}

  attributeChangedCallback(name, before, after) {
    if (before === after || !this.#frame) return;
    if (name === "theme") return this.#follow();
    if (name === "height") return this.#reserve();
    if (this.#changed.size === 0) queueMicrotask(() => this.#open());
    this.#changed.add(name);
  }

  /** Opens in the frame what the attributes say now; of the rest the reader's state stays. */
  #open() {
    const changed = [...this.#changed];
    this.#changed.clear();
    if (!this.#frame) return;
    this.#settled = true;
    if (changed.some((name) => ["preset", "puzzle", "link"].includes(name))) this.#state = null;
    if (this.#state !== null) {
      const keys = parsed(this.#state);
      const switched = changed.some((name) => name === "on" || name === "off");
      for (const name of switched ? [...changed, "on", "off"] : changed) {
        const value = this.getAttribute(name);
        if (!(name in STATE)) continue;
        if (value === null) keys.delete(STATE[name]);
        else keys.set(STATE[name], encoded(value));
      }
      this.#state = written(keys);
    }
    this.#late = this.#isWaiting();
    this.#say({ zebra: "open", link: this.#link() });
  }

  /** Whether the frame has not spoken yet; then it does not hear either. */
  #isWaiting() {
    return this.#frame.className !== "";
  }

  /** The fragment for the frame: what is open, how it is shown. */
  #link() {
    const keys = parsed(this.#state ?? this.getAttribute("link") ?? "");
    const put = (key, value) => value && keys.set(key, encoded(value));
    const putAll = (names) => {
      for (const [name, key] of Object.entries(names)) {
        put(key, this.getAttribute(name) || (this.hasAttribute(name) && BARE[name]));
      }
    };
    if (this.#state === null) {
      put("t", this.#text());
      putAll(STATE);
    }
    putAll(SHAPE);
    put("lang", this.closest("[lang]")?.lang);
    put("embed", "1");
    put("theme", this.#theme);
    return written(keys);
  }

  /** A puzzle in the text format: in the attribute, or between the tags. */
  #text() {
    const attribute = this.getAttribute("puzzle");
    if (attribute || this.hasAttribute("preset") || this.hasAttribute("link")) return attribute;
    const source = this.querySelector("script, pre, template");
    const text = (source?.content ?? source ?? this).textContent;
    return source || /^\s*houses\s*:/im.test(text) ? text.trim() : null;
  }

  /** The theme of the attribute, or else of the page around. */
  #follow() {
    const wanted = this.getAttribute("theme");
    const theme = /^(light|dark)$/.test(wanted) ? wanted : isDark(this) ? "dark" : "light";
    if (theme === this.#theme) return;
    this.#theme = theme;
    // A frame of another colour scheme than its document would get a white ground.
    this.#frame.style.colorScheme = theme;
    this.#say({ zebra: "theme", theme });
  }

  /** Keeps room for the frame: what the attribute or the host's styles say, else what is usual. */
  #reserve() {
    if (!this.#isWaiting()) return;
    const share = Math.min(Math.max((this.clientWidth - 320) / 400, 0), 1);
    const between = (narrow, wide) => narrow + share * (wide - narrow);
    const link = parsed(this.getAttribute("link") ?? "");
    const view = this.getAttribute("view") || link.get("v") || "explore";
    const usual = HINTS[this.getAttribute("preset") || link.get("p")] ?? USUAL_HINTS;
    const parts = (this.getAttribute("parts") || USUAL).split(",").filter((part) => part in ROOM);
    const hints = this.#text()?.match(/^\s*\d+\./gm)?.length ?? usual;
    let height = 60;
    const isVeiled = this.getAttribute("answer") !== "shown";
    for (const part of view === "explore" ? parts : [view]) {
      const what = part === "table" && isVeiled ? "veiled" : part;
      const [narrow, wide, narrowHint = 0, wideHint = 0] = ROOM[what] ?? ROOM.other;
      height += between(narrow, wide) + hints * between(narrowHint, wideHint);
    }
    height = Number(this.getAttribute("height")) || height * (this.hasAttribute("compact") ? 0.875 : 1);
    this.#size(Math.max(height, this.clientHeight));
  }

  /** As high as the frame has told. */
  #fit() {
    if (!this.#height) return;
    const spare = this.#box.clientHeight - this.#height;
    const { isIntersecting, boundingClientRect } = this.#place ?? {};
    const below = !isIntersecting && boundingClientRect?.top > 0;
    clearTimeout(this.#rest);
    if (spare < 0 || (spare > SPARE && this.#settled)) this.#size(this.#height);
    else if (spare <= SPARE) this.#settled = true;
    else if (below) {
      this.#rest = setTimeout(() => {
        this.#settled = true;
        this.#fit();
      }, REST);
    }
  }

  #size(height) {
    this.#box.style.height = `${Math.min(Math.ceil(height), HIGHEST)}px`;
  }

  #say(message) {
    this.#frame.contentWindow?.postMessage(message, HOME.origin);
  }

  #hear({ data, source, origin }) {
    const frame = this.#frame;
    if (!source || source !== frame.contentWindow || origin !== HOME.origin || !data?.zebra) return;
    if (this.#isWaiting() && data.zebra !== "state") {
      frame.className = "";
      this.#fallback.hidden = true;
      this.#say({ zebra: "theme", theme: this.#theme });
      if (this.#late) this.#open();
    }
    const { zebra, height, count, exact, link } = data;
    if (zebra === "height") {
      this.#height = height;
      this.#fit();
    }
    if (zebra === "state") this.#state = link;
    if (zebra === "count") {
      this.#count = count;
      this.#tell("zebra:count", { count, exact });
    }
    if (zebra === "solved") this.#tell("zebra:solved");
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

for (const name of ZebraPuzzle.observedAttributes) {
  if (name in HTMLElement.prototype) continue;
  Object.defineProperty(ZebraPuzzle.prototype, name, {
    get() {
      return this.getAttribute(name);
    },
    set(value) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? "" : value);
    },
    configurable: true,
    enumerable: true,
  });
}

if (!customElements.get("zebra-puzzle")) customElements.define("zebra-puzzle", ZebraPuzzle);
