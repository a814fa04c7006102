/** The keyboard at the table: arrows walk from one legal thing to the next, letters do the rest. */

export const KEYS: { keys: string[]; name: string }[] = [
  { keys: ["←", "↑", "→", "↓"], name: "walk" },
  { keys: ["Enter", "␣"], name: "act" },
  { keys: ["Esc"], name: "drop" },
  { keys: ["U"], name: "undo" },
  { keys: ["H"], name: "hint" },
  { keys: ["."], name: "skip" },
  { keys: ["L"], name: "log" },
  { keys: ["C"], name: "chat" },
  { keys: ["R"], name: "rules" },
  { keys: ["T"], name: "text" },
  { keys: ["M"], name: "mute" },
  { keys: ["?"], name: "help" },
];

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Spot {
  x: number; // the middle of a thing
  y: number;
}

const ROW = 24; // things whose middles are this close stand in one row
const ASIDE = 2.5; // how much more a step aside counts than a step ahead

/** The order in which one reads. */
export function reading(spots: Spot[]): number[] {
  return spots.map((_, i) => i).sort((a, b) => (Math.abs(spots[a]!.y - spots[b]!.y) > ROW ? spots[a]!.y - spots[b]!.y : spots[a]!.x - spots[b]!.x));
}

/** Which of these spots an arrow leads to: the nearest that way, else the next in reading order. -1 when there is none. */
export function stepTo(spots: Spot[], from: Spot | null, way: Direction): number {
  if (!spots.length) return -1;
  const order = reading(spots);
  const forward = way === "ArrowRight" || way === "ArrowDown";
  if (!from) return forward ? order[0]! : order.at(-1)!;
  const across = way === "ArrowLeft" || way === "ArrowRight";
  const sign = forward ? 1 : -1;
  let best = -1;
  let least = Infinity;
  for (const [i, spot] of spots.entries()) {
    const ahead = sign * (across ? spot.x - from.x : spot.y - from.y);
    const aside = Math.abs(across ? spot.y - from.y : spot.x - from.x);
    if (ahead < 1 || (aside > 2 * ahead && aside > ROW)) continue; // behind, beside, or not that way
    const far = ahead + ASIDE * aside;
    if (far < least) [best, least] = [i, far];
  }
  if (best >= 0) return best;
  const past = order.findIndex((i) => spots[i]!.y > from.y + ROW || (Math.abs(spots[i]!.y - from.y) <= ROW && spots[i]!.x > from.x + 1));
  if (forward) return order[past < 0 ? 0 : past]!;
  const before = order.findLastIndex((i) => spots[i]!.y < from.y - ROW || (Math.abs(spots[i]!.y - from.y) <= ROW && spots[i]!.x < from.x - 1));
  return order.at(before)!;
}

/** What the arrows walk over: what may be done, and what a board lets one take in hand. */
export const THINGS = ".can:is(button, [tabindex]), [data-pick]:is(button, [tabindex]):not([aria-disabled='true'])";

const middle = (thing: Element): Spot => {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2 + scrollX, y: box.top + box.height / 2 + scrollY };
};

const visible = (thing: Element): boolean => {
  const box = thing.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(thing).visibility !== "hidden";
};

/** Walks the focus over what may be done. Remembers where it was when the thing under it is gone. */
export class Walker {
  #last: Spot | null = null;

  go(way: Direction): void {
    const things = [...document.querySelectorAll<HTMLElement | SVGElement>(THINGS)].filter(visible);
    const here = document.activeElement;
    const on = here && things.includes(here as HTMLElement);
    if (on) this.#last = middle(here);
    const others = things.filter((thing) => thing !== here);
    const next = others[stepTo(others.map(middle), this.#last, way)];
    if (!next) return;
    this.#last = middle(next);
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** Is the visitor writing, choosing in a control that wants the keys itself, or in a dialog? */
export function typing(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && !!target.closest("input, textarea, select, [contenteditable]");
}
