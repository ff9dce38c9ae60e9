/**
 * Changes the texts of the page as browsers do when they translate it: replaces each text node with two nested elements
 * that hold its text. The function uses nothing outside itself, so that browser tests can run it within the page.
 */
export const translatePage = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isExcluded = text.parentElement?.closest('font, script, style, noscript, textarea');
    if (isExcluded || !text.data.trim()) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
};
