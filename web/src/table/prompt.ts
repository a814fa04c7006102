/** The one sentence that says whose turn it is and what is asked. */

import type { AnyPicture } from "../board";
import type { Play } from "../play.svelte";
import type { TableView } from "../types/protocol";
import { t } from "../words.svelte";

export interface Prompt {
  text: string;
  thinking: boolean; // three dots follow
}

const still = (text: string): Prompt => ({ text, thinking: false });

export function promptOf(view: TableView, play: Play, present: boolean): Prompt {
  const { phase } = view.picture as AnyPicture;
  if (view.status === "finished") return still(t("table-prompt-over"));
  if (view.paused) return still(t("table-prompt-paused"));
  if (view.actor < 0) return still("");
  const seat = view.seats[view.actor]!;
  if (view.actor === view.you && present) {
    const key = play.board?.prompt?.(view.picture) ?? `prompt-${phase}`.replaceAll("_", "-");
    return still(play.words().has(key) ? play.say(key) : t("table-prompt-yours"));
  }
  if (view.actor === view.you) return still(t("table-prompt-soon"));
  const name = play.name(view.actor);
  if (seat.bot) return { text: t("table-prompt-thinks", { name }), thinking: true };
  return seat.here ? { text: t("table-prompt-turn", { name }), thinking: true } : still(t("table-prompt-away", { name }));
}
