/** What a control is called. Acts that cannot be done now have no sentence of their own: their kind and their thing name them. */

import type { Play } from "$web/play.svelte";
import type { Picture } from "./picture";

export const called = (play: Play<Picture>, id: number, thing: string): string => (play.can(id) ? play.label(id) : `${play.label(id)}: ${thing}`);
