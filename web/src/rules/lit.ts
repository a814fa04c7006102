/** Marks the words of a search where they stand, without touching the elements (the browser draws the marks, where it can). */
export function mark(node: HTMLElement, query: string): () => void {
  const words = query.toLowerCase().split(/\s+/).filter((word) => word.length > 1);
  if (!words.length || !("highlights" in CSS)) return () => undefined;
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent!.toLowerCase();
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
  return () => void CSS.highlights.delete("found");
}
