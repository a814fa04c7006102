/** What things are called. */

import type { Play } from "$web/play.svelte";
import { dashed } from "./content";
import type { Picture } from "./picture";

export const shipName = (play: Play<Picture>, kind: string): string => play.say(`ship-${dashed(kind)}`);
export const orderName = (play: Play<Picture>, order: string): string => play.say(`order-${dashed(order)}`);
export const voyageName = (play: Play<Picture>, voyage: string): string => play.say(`voyage-${dashed(voyage)}`);
