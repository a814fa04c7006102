/** Things that fly from one place of the table to another: a card from the supply to a hand, a tile to its jetty.

Places are named in the drawing by `data-spot="hand-wood"`; a place that is not on the screen is skipped. */

import { reduced } from "../settings.svelte";

const FLIGHT_MS = 420;
const SVG = "http://www.w3.org/2000/svg";

export interface Flight {
  symbol: string;
  /** Whose colours it has, if it has those of a seat. */
  seat?: number;
  /** Names of places; the first that is there is taken. */
  from: string[];
  to: string[];
  delay?: number;
  size?: number;
}

function spot(names: string[]): DOMRect | null {
  for (const name of names) {
    for (const node of document.querySelectorAll(`[data-spot="${name}"]`)) {
      const box = node.getBoundingClientRect();
      if (box.width) return box;
    }
  }
  return null;
}

/** Let it fly. The promise is kept when it has arrived, or at once when nothing is to move. */
export async function fly({ symbol, seat, from, to, delay = 0, size = 40 }: Flight): Promise<void> {
  if (reduced()) return;
  if (delay) await new Promise((go) => setTimeout(go, delay));
  const [start, end] = [spot(from), spot(to)];
  if (!start || !end || document.hidden) return;
  const thing = document.createElementNS(SVG, "svg");
  thing.setAttribute("viewBox", "0 0 32 32");
  thing.setAttribute("aria-hidden", "true");
  thing.classList.add("flight");
  if (seat !== undefined) thing.classList.add(`seat-${seat + 1}`);
  thing.style.width = thing.style.height = `${size}px`;
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  thing.append(use);
  document.body.append(thing);
  const at = (box: DOMRect): [number, number] => [box.left + box.width / 2 - size / 2, box.top + box.height / 2 - size / 2];
  const [[x, y], [u, v]] = [at(start), at(end)];
  const rise = Math.min(90, Math.hypot(u - x, v - y) / 4);
  const move = (a: number, b: number, scale: number): string => `translate(${a}px, ${b}px) scale(${scale})`;
  const path = [
    { transform: move(x, y, 0.7), opacity: 0 },
    { transform: move(x, y, 1), opacity: 1, offset: 0.12 },
    { transform: move((x + u) / 2, (y + v) / 2 - rise, 1.15), offset: 0.55 },
    { transform: move(u, v, 0.9), opacity: 1, offset: 0.95 },
    { transform: move(u, v, 0.7), opacity: 0 },
  ];
  const time = FLIGHT_MS + Math.min(380, Math.hypot(u - x, v - y) / 2.5);
  await thing.animate(path, { duration: time, easing: "cubic-bezier(.4, .1, .3, 1)" }).finished.catch(() => undefined);
  thing.remove();
}
