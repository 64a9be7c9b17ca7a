// Looks over the page in the frame at several widths: what is wider than the screen, what lies over
// something else, what is cut off, and which words are broken that would fit. Returns a sentence for
// each fault. All in one go: nothing changes meanwhile, so that nothing has to be waited for.
const [widths, root, longest] = arguments;
const frame = document.querySelector("iframe");
const { contentDocument: doc, contentWindow: win } = frame;
const faults = new Set();

const name = (element) => {
  const { tagName, className, dataset } = element;
  const words = `${element.value || element.textContent}`.trim().slice(0, 40);
  return `${tagName.toLowerCase()}.${className.baseVal ?? className}[${dataset?.zebra ?? ""}] "${words}"`;
};

// What each element lets be seen of what is in it, as a box; and what cuts it off for good there.
function clips() {
  const known = new Map();
  const open = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6, hidden: false, cut: null };
  const of = (element) => {
    if (!element || element === doc.documentElement || element === doc.body) return open;
    if (known.has(element)) return known.get(element);
    const outer = of(element.parentElement);
    let mine = outer;
    const style = win.getComputedStyle(element);
    if (style.clipPath !== "none") mine = { ...outer, hidden: true };
    else if (style.overflowX !== "visible" || style.overflowY !== "visible") {
      const box = element.getBoundingClientRect();
      // What can be scrolled to, or ends in dots, is not lost.
      const soft = /auto|scroll/.test(style.overflowX + style.overflowY) || style.textOverflow === "ellipsis";
      mine = {
        left: Math.max(outer.left, box.left),
        top: Math.max(outer.top, box.top),
        right: Math.min(outer.right, box.right),
        bottom: Math.min(outer.bottom, box.bottom),
        hidden: outer.hidden,
        cut: soft ? null : element,
        soft: soft || outer.soft,
      };
    }
    known.set(element, mine);
    return mine;
  };
  return of;
}

// All that is read: lines of text, and fields and buttons that are no text.
function boxes() {
  const clip = clips();
  const found = [];
  const add = (owner, rects) => {
    const seen = clip(owner);
    if (seen.hidden) return;
    for (const box of rects) {
      if (box.width < 1 || box.height < 1) continue;
      // Lines of one font may touch: their letters do not reach that far.
      const spare = box.height / 4;
      const [left, right] = [Math.max(box.left + 1, seen.left), Math.min(box.right - 1, seen.right)];
      const [top, bottom] = [Math.max(box.top + spare, seen.top), Math.min(box.bottom - spare, seen.bottom)];
      if (seen.cut && !seen.soft && (box.left < seen.left - 1 || box.right > seen.right + 1)) {
        faults.add(`${name(owner)} is cut off`);
      }
      if (left < right && top < bottom) found.push({ owner, left, right, top, bottom });
    }
  };
  const walker = doc.createTreeWalker(doc.body, 4);
  const range = doc.createRange();
  const texts = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.data.trim() || !text.parentElement.checkVisibility?.({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    add(text.parentElement, range.getClientRects());
    texts.push(text);
  }
  for (const field of doc.querySelectorAll("input, select, textarea, .button:has(svg), img, iframe")) {
    if (field.checkVisibility?.({ visibilityProperty: true })) add(field, [field.getBoundingClientRect()]);
  }
  return { found, texts, clip };
}

function overlaps(found) {
  const rows = [...found].sort((a, b) => a.top - b.top);
  let open = [];
  for (const box of rows) {
    open = open.filter((other) => other.bottom > box.top + 0.5);
    for (const other of open) {
      const over = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const family = box.owner.contains(other.owner) || other.owner.contains(box.owner);
      if (over > 0.5 && (!family || (box.owner === other.owner && box.text !== other.text))) {
        faults.add(`${name(box.owner)} lies over ${name(other.owner)}`);
      }
    }
    open.push(box);
  }
}

// Words that are in two lines and no longer than `longest` letters; long numbers may end anywhere.
function broken(texts, clip) {
  const range = doc.createRange();
  for (const text of texts) {
    const element = text.parentElement;
    if (clip(element).hidden || element.closest("svg, .count")) continue;
    range.selectNodeContents(text);
    if (new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size < 2) continue;
    if (win.getComputedStyle(element).writingMode !== "horizontal-tb") continue;
    for (const { 0: word, index } of text.data.matchAll(/(?<![\d,])[\p{L}\p{N}]+(?!,?\d)/gu)) {
      if (word.length > longest) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
      if (lines.size > 1) faults.add(`"${word}" is broken in ${name(element)}`);
    }
  }
}

const { width: before } = frame.style;
doc.documentElement.style.fontSize = root;
doc.querySelectorAll("details").forEach((details) => (details.open = true));
// What floats lies over what is scrolled beneath it: that is what it is for. Here it lies still, and all
// of it is seen.
const floating = [...doc.body.querySelectorAll("*")]
  .filter((element) => win.getComputedStyle(element).position === "sticky");
const lay = (position, maxHeight) =>
  floating.forEach((element) => Object.assign(element.style, { position, maxHeight }));
lay("static", "none");
const all = [];
for (const width of widths) {
  frame.style.width = `${width}px`;
  doc.getAnimations().forEach((animation) => animation.finish());
  win.scrollTo(0, 0);
  const { scrollWidth, clientWidth } = doc.documentElement;
  if (scrollWidth > clientWidth) {
    const clip = clips();
    const wide = [...doc.body.querySelectorAll("*")].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && Math.min(box.right, clip(element).right) > clientWidth + 0.5;
    });
    faults.add(`too wide by ${scrollWidth - clientWidth}: ${wide.slice(-3).map(name).join("; ")}`);
  }
  const { found, texts, clip } = boxes();
  overlaps(found);
  broken(texts, clip);
  faults.forEach((fault) => all.push(`at ${width}: ${fault}`));
  faults.clear();
}
doc.documentElement.style.fontSize = "";
frame.style.width = before;
lay("", "");
return all.slice(0, 40);
