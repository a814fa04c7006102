/** What things are called. */

import type { Play } from "$web/play.svelte";
import { dashed } from "./content";
import type { Picture, RunningView, ShipView } from "./picture";

export const shipName = (play: Play<Picture>, kind: string): string => play.say(`ship-${dashed(kind)}`);
export const orderName = (play: Play<Picture>, order: string): string => play.say(`order-${dashed(order)}`);
/** A ship on an order: there a joker has no colour of its own. */
const aboard = (play: Play<Picture>, ships: ShipView[]): string => ships.map(({ joker, colour, capacity }) => shipName(play, `${joker ? "joker" : colour}_${capacity}`)).join(", ");
/** A running order with its ships. */
export const runSaid = (play: Play<Picture>, { order, rounds, income, ships }: RunningView): string =>
  `${play.say("board-running-order", { order: orderName(play, order.order), rounds, coins: income })}\n${aboard(play, ships)}`;
/** The order being started: what is missing, and the ships picked for it. */
export const startingSaid = (play: Play<Picture>, { starting, need, picked }: Picture): string =>
  starting ? `${play.say("board-starting", { order: orderName(play, starting.order), need, capacity: starting.capacity })}\n${aboard(play, picked)}`.trim() : "";
/** The pile of orders, and those that are in it no more nor anywhere else. */
export const heapSaid = (play: Play<Picture>, { heap, gone }: Picture): string =>
  [play.say("board-heap", { count: heap }), ...(gone.length ? [play.say("board-gone", { orders: gone.map((order) => orderName(play, order)).join(", ") })] : [])].join("\n");
export const voyageName = (play: Play<Picture>, voyage: string): string => play.say(`voyage-${dashed(voyage)}`);
