// Others change the page, too: browsers translate it, extensions mark words, and put elements where the
// program had a text. The program goes on with its own node, which nobody sees any more, or asks its
// parent to remove it, which fails. Here such a text comes back, in the place of what stands for it, as
// soon as the program says something of it.
const TEXT = Node.TEXT_NODE;
const { insertBefore, removeChild } = Node.prototype;
const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");

// By text: the nodes that stand in its place.
const inPlaceOf = new WeakMap();
const taken = new WeakSet();

const note = (records) => {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (text.nodeType !== TEXT) continue;
      // Who translates adds an element beside the text first, and then removes the text.
      const beside = [previousSibling, nextSibling].filter((node) => node?.nodeName === "FONT");
      const nodes = addedNodes.length ? [...addedNodes] : beside.slice(0, 1);
      const free = nodes.filter((node) => !taken.has(node));
      if (free.length === 0) continue;
      free.forEach((node) => taken.add(node));
      inPlaceOf.set(text, free);
    }
  }
};

const observer = new MutationObserver(note);
observer.observe(document.body, { childList: true, subtree: true });

/** Puts a text back that somebody took out of the page. */
const bringBack = (text) => {
  if (text.nodeType !== TEXT || text.parentNode) return;
  note(observer.takeRecords());
  const [first, ...rest] = (inPlaceOf.get(text) ?? []).filter((node) => node.parentNode);
  inPlaceOf.delete(text);
  if (!first) return;
  insertBefore.call(first.parentNode, text, first);
  for (const node of [first, ...rest]) removeChild.call(node.parentNode, node);
};

/** The child of the parent that the node is, or is in; null where it is elsewhere. */
const childOf = (parent, node) => {
  if (!node || node.parentNode === parent) return node;
  bringBack(node);
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
};

Node.prototype.removeChild = function (node) {
  const child = childOf(this, node);
  if (child) removeChild.call(this, child);
  return node;
};

Node.prototype.insertBefore = function (node, before) {
  bringBack(node);
  return insertBefore.call(this, node, childOf(this, before));
};

Object.defineProperty(Node.prototype, "nodeValue", {
  ...value,
  set(text) {
    bringBack(this);
    value.set.call(this, text);
  },
});
