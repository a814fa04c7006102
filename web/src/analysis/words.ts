/** What happened and why something was better, in the words of the game. */

import type { Play } from "../play.svelte";
import type { Mistake, TurningPoint } from "../types/protocol";
import { t } from "../words.svelte";

const MOST_SAID = 3; // sentences

/** What was done at a turning point, and what luck did then. Of some acts no story tells, as of the end of a turn. */
export function happened(play: Play<unknown>, one: TurningPoint): string {
  const told = play.sentences(one);
  if (!told.length) return `${play.name(one.who)}: ${play.say(...one.did)}`;
  return told.slice(0, MOST_SAID).join(" ") + (told.length > MOST_SAID ? " …" : "");
}

/** The terms of the evaluation that the better act improves; some only pay later. */
export function reasons(play: Play<unknown>, { reasons }: Mistake): string {
  return reasons.length ? t("analysis-because", { reasons: reasons.map((name) => play.say(`term-${name}`.replaceAll("_", "-"))).join(", ") }) : t("analysis-no-reason");
}
