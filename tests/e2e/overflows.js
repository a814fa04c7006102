// Every visible text has to lie within the boxes around it, and the page may not scroll sideways. Run in the page by browsing.py.
() => {
  const SLACK = 1.5; // pixels: letters may lean out a little
  const found = [];
  const name = (node) => {
    const classes = [...node.classList].filter((c) => !c.startsWith("svelte-")).join(".");
    return node.tagName.toLowerCase() + (classes ? `.${classes}` : "");
  };
  const scrolls = (value) => value === "auto" || value === "scroll";
  const hides = (value) => value === "hidden" || value === "clip";
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) {
    const wide = [...document.querySelectorAll("body *")].filter((node) => node.getBoundingClientRect().right > root.clientWidth + 1);
    found.push(`the page is ${root.scrollWidth} wide on ${root.clientWidth}: ${wide.slice(0, 4).map(name).join(", ")}`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const own = text.parentElement;
    if (!text.data.trim() || !own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (own.closest("script, style, title, desc, template, option, textarea, defs, symbol, svg[aria-hidden=true]")) continue; // and decoration
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (!rects.length) continue;
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    const inSvg = own instanceof SVGElement;
    for (let box = inSvg ? own.ownerSVGElement : own; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "inline" || style.display === "contents") continue;
      const edge = box.getBoundingClientRect();
      if (box.offsetWidth <= 1 || box.offsetHeight <= 1) break; // said to screen readers only
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
      const shortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (shortened && box.closest("[title], [aria-label]")) break; // and the whole of it can be read
      const out = left < edge.left - SLACK || right > edge.right + SLACK;
      const cut = hides(style.overflowY) && bottom > edge.bottom + SLACK + 2;
      if (out || cut) {
        const by = Math.round(Math.max(edge.left - left, right - edge.right, cut ? bottom - edge.bottom : 0));
        found.push(`“${text.data.trim().slice(0, 60)}” sticks out of ${name(box)} by ${by}px${cut && !out ? " at the bottom" : ""}`);
        break;
      }
      if (style.position === "absolute" || style.position === "fixed") break; // it does not lie in what is around it
    }
  }
  return found;
}
