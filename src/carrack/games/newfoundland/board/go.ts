/** Going to a place of the table. */

import { reduced } from "$web/settings.svelte";
import type { Leg } from "./legs";

/** Scroll to the element with this `data-leg`. */
export function goTo(place: Leg["place"], onlyIfHidden = false): void {
  const spot = document.querySelector(`[data-leg="${place}"]`);
  if (!spot) return;
  const { top, bottom } = spot.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight - 200) - Math.max(top, 0);
  if (onlyIfHidden && seen > Math.min(140, bottom - top)) return;
  spot.scrollIntoView({ block: "start", behavior: reduced() ? "auto" : "smooth" });
}

/** Show where the tile in hand would lie. */
export function goToGhost(): void {
  document.querySelector("[data-ghost]")?.scrollIntoView({ block: "center", inline: "center", behavior: reduced() ? "auto" : "smooth" });
}
