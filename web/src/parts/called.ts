/** What a control is called. Acts that cannot be done now have no sentence of their own: their kind and their thing name them. */

import type { Play } from "../play.svelte";

export const called = (play: Pick<Play, "can" | "label">, id: number, thing: string): string => (play.can(id) ? play.label(id) : `${play.label(id)}: ${thing}`);
