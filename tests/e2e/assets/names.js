// Which words that people gave do not stand apart in the frame, each as a sentence: those in Hebrew
// whose nearest element with a direction of its own holds more than one thing that people gave.
const given = new Set(arguments[0]);
const { contentDocument: doc, contentWindow: win } = document.querySelector("iframe");
const hebrew = /[\u0590-\u05ff]/;
const walker = doc.createTreeWalker(doc.body, 4);
const faults = new Set();
let seen = 0;
while (walker.nextNode()) {
  const { data, parentElement: parent } = walker.currentNode;
  // Marks set apart what stands between them. What is only spoken has no sides; a field is a text
  // of its own.
  const bare = data.replace(/\u2068[^\u2068\u2069]*\u2069/g, "");
  if (hebrew.test(data)) seen += 1;
  if (!hebrew.test(bare) || parent.closest(".visually-hidden, textarea, script")) continue;
  let own = parent;
  while (own && win.getComputedStyle(own).unicodeBidi !== "plaintext" && own.dir !== "auto") {
    own = own.parentElement;
  }
  const words = own?.textContent.trim() ?? "";
  if (!own || !(given.has(words) || /^[^A-Za-z0-9]+$/.test(words))) {
    faults.add(`${parent.tagName.toLowerCase()}.${parent.className}: "${data.trim().slice(0, 60)}"`);
  }
}
return [seen, [...faults]];
