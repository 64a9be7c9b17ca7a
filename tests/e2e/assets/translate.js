// Puts an element in the place of each text of the page, as browsers do that translate it, and another
// one beside it, as extensions do. Gives how many.
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const texts = [];
while (walker.nextNode()) texts.push(walker.currentNode);
const own = texts.filter(({ parentNode }) => !parentNode.closest("script, style, select, textarea, svg, font"));
for (const [i, text] of own.entries()) {
  const font = document.createElement("font");
  font.append(document.createElement("font"));
  font.firstChild.textContent = text.data;
  if (i % 2) {
    text.replaceWith(font);
  } else {
    text.before(font);
    text.remove();
  }
  font.after(document.createElement("ins"));
}
return own.length;
