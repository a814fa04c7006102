/** What is marked on the board comes into sight. */

import { reduced } from "../settings.svelte";

/** Can the middle of it be seen: is it on the screen, and not below the bar where one decides? What is in the bar always is. */
function inSight(node: Element): boolean {
  if (node.closest(".actionbar")) return true;
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !!over && !over.closest(".actionbar");
}

/** Scroll to the first of these, unless one of them is in sight. */
export function bringIntoSight(selector: string): void {
  const drawn = [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length);
  if (drawn.some(inSight)) return;
  drawn[0]?.scrollIntoView({ block: "center", inline: "center", behavior: reduced() ? "auto" : "smooth" });
}
