/** What a control is called. Acts that cannot be done now have no sentence of their own: their kind and their thing name them. */

import type { Play } from "$web/play.svelte";
import { dashed } from "./content";
import type { Picture } from "./picture";

export const called = (play: Play<Picture>, id: number, thing: string): string => (play.can(id) ? play.label(id) : `${play.label(id)}: ${thing}`);

export const shipName = (play: Play<Picture>, kind: string): string => play.say(`ship-${dashed(kind)}`);
export const orderName = (play: Play<Picture>, order: string): string => play.say(`order-${dashed(order)}`);
export const voyageName = (play: Play<Picture>, voyage: string): string => play.say(`voyage-${dashed(voyage)}`);
