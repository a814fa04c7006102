/** What the undo button does now: take back, say why not, or ask the others. */

import type { LiveTable } from "../live.svelte";
import type { Play } from "../play.svelte";
import { t } from "../words.svelte";
import { tell } from "./commands";

export interface UndoState {
  can: boolean;
  why: string; // it cannot
  press: (from: Element | null) => void;
}

export function undoState(live: LiveTable, play: Play): UndoState {
  const view = live.latest!;
  if (view.can_undo) return { can: true, why: "", press: () => play.undo() };
  const last = live.story.at(-1);
  const acted = live.story.some((told) => told.seat === view.you);
  const why = !acted || !last ? t("table-undo-nothing") : last.seat < 0 ? t("table-undo-luck") : last.seat === view.you ? t("table-undo-opening") : t("table-undo-other", { name: play.name(last.seat) });
  const people = view.seats.some((seat, p) => seat.person && p !== view.you);
  const offer =
    acted && view.status === "playing" && !view.undo
      ? { label: people ? t("table-undo-ask") : t("table-undo-alone"), accept: () => tell(live, { type: "ask_undo" }) }
      : null;
  return { can: false, why, press: (from) => play.showSlip(t("table-undo-not"), why + (offer && !people && view.rated ? " " + t("table-undo-unrated") : ""), "", from, true, offer) };
}
