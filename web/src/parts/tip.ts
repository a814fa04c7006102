/** Says what a thing is when the pointer rests on it, it gets the focus, or a finger stays on it: `<span {@attach tip("spice")}>`. */

import type { Attachment } from "svelte/attachments";

const REST_MS = 350;
const PRESS_MS = 450;
const MOST_TEXTS = 2000;
let bubble: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(node: Element, text: string): void {
  hide();
  bubble = document.createElement("div");
  bubble.className = "tip";
  bubble.setAttribute("aria-hidden", "true"); // the thing itself carries its name
  bubble.textContent = text;
  document.body.append(bubble);
  const thing = node.getBoundingClientRect(), own = bubble.getBoundingClientRect();
  const above = thing.top - own.height - 8;
  bubble.style.left = `${Math.max(6, Math.min(innerWidth - own.width - 6, thing.left + thing.width / 2 - own.width / 2))}px`;
  bubble.style.top = `${above > 6 ? above : thing.bottom + 8}px`;
}

function hide(): void {
  clearTimeout(timer);
  bubble?.remove();
  bubble = null;
}

const made = new Map<string, Attachment<Element>>();

/** The same text is the same attachment: where a text stays what it is, nothing is attached anew. */
export function tip(text: string): Attachment<Element> {
  let found = made.get(text);
  if (!found) {
    if (made.size >= MOST_TEXTS) made.clear();
    made.set(text, (found = says(text)));
  }
  return found;
}

function says(text: string): Attachment<Element> {
  return (node) => {
    if (!text) return;
    const stop = new AbortController();
    const on = (event: string, act: (e: Event) => void): void => node.addEventListener(event, act, { signal: stop.signal, passive: true });
    const soon = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => show(node, text), ms);
    };
    on("pointerenter", (e) => (e as PointerEvent).pointerType === "mouse" && soon(REST_MS));
    on("pointerleave", hide);
    on("focus", () => node.matches(":focus-visible") && soon(0));
    on("blur", hide);
    on("click", hide);
    on("touchstart", () => soon(PRESS_MS));
    for (const end of ["touchend", "touchmove", "touchcancel"]) on(end, hide);
    return () => {
      stop.abort();
      hide();
    };
  };
}
