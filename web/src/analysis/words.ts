/** Why something was better, in the words of the game. */

import type { Play } from "../play.svelte";
import type { Mistake } from "../types/protocol";
import { t } from "../words.svelte";

/** The terms of the evaluation that the better act improves; some only pay later. */
export function reasons(play: Play<unknown>, { reasons }: Mistake): string {
  return reasons.length ? t("analysis-because", { reasons: reasons.map((name) => play.say(`term-${name}`.replaceAll("_", "-"))).join(", ") }) : t("analysis-no-reason");
}
