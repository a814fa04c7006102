/** Small counts and questions that several parts of the board ask: which ships are alike, what fits where, and what is in hand. */

import type { Legal, Play } from "$web/play.svelte";
import { FINAL_PILE, INTERIM_PILE, JOKER_FEE, jokerColours, MOST_COUNTED, PLAIN_FEE, readShip, type Colour } from "./content";
import type { OrderView, Picture, Player, ShipView, VoyageView } from "./picture";

/** The player whose papers lie on the desk: the viewer, or for a spectator whoever has the turn. */
export const host = (picture: Picture): Player => picture.players[picture.seat >= 0 ? picture.seat : Math.max(picture.active, 0)]!;

/** The others in the order in which they play after a seat. */
export const others = (picture: Picture, seat: number): Player[] =>
  picture.players.filter((p) => p.seat !== seat).toSorted((a, b) => ((a.seat - seat + picture.seats) % picture.seats) - ((b.seat - seat + picture.seats) % picture.seats));

export interface Group {
  kind: string; // "red_2"
  colour: Colour;
  capacity: number;
  count: number;
}

/** Ships of one colour and capacity are alike. */
export function groups(ships: ShipView[]): Group[] {
  const out = new Map<string, Group>();
  for (const { colour, capacity, joker } of ships) {
    if (joker) continue;
    const kind = `${colour}_${capacity}`;
    const group = out.get(kind);
    if (group) group.count++;
    else out.set(kind, { kind, colour: colour as Colour, capacity, count: 1 });
  }
  return [...out.values()];
}

export const room = (voyage: VoyageView): number => voyage.capacity - voyage.load;

/** The colours of a ship's sails. A joker on an order shows both of its colours. */
export function sails(ship: ShipView, joker: string | null, onOrder = false): Colour[] {
  const pair = jokerColours(joker);
  if (ship.joker && onOrder && pair.length) return Array.from({ length: ship.capacity }, (_, i) => pair[i % 2]!);
  return Array.from({ length: ship.capacity }, () => ship.colour as Colour);
}

/** The flags of a ship on an order; none for a joker that nobody has seen yet. */
export const flags = (ship: ShipView, joker: string | null): Colour[] => (ship.joker ? jokerColours(joker) : [ship.colour as Colour]);

/** The order that a player is starting. */
export const begunBy = (picture: Picture, player: Player): OrderView | null => (player.seat === picture.active ? picture.starting : null);

// --- what is in hand: `play.selected` in words of this board -------------------------------------------

export interface InHand {
  ship: string | null; // "red_2" or "joker"
  reserving: boolean;
}

/** "ship red_2", "ship joker", "reserve". */
export function inHand(selected: string | null): InHand {
  const [what, which] = (selected ?? "").split(" ");
  return { ship: what === "ship" ? (which ?? null) : null, reserving: what === "reserve" };
}

/** The place that the bot that was asked would reserve, "buy_3"; "" for none. */
export function reserveAdvised(play: Play<Picture>): string {
  const act = play.hinted === null ? null : play.acts.act(play.hinted);
  return act?.kind === "reserve" ? String(act.args["place"]) : "";
}

/** Whether the ship in hand may go somewhere: plainly, with a card for any colour, or not by this rule. */
export type Fit = "plain" | "card" | { rule: string };

const fee = (ship: string): number => (ship === "joker" ? JOKER_FEE : PLAIN_FEE);

function byColour(wanted: string | null, colours: string[], player: Player): Fit {
  if (wanted === null || colours.includes(wanted)) return "plain";
  return player.any_colour ? "card" : { rule: "AD-7.2" };
}

/** Does the ship in hand fit this voyage? The server has the last word: this only lights what can be aimed at. */
export function fitsVoyage(ship: string, voyage: VoyageView, player: Player): Fit {
  const capacity = ship === "joker" ? 1 : readShip(ship).capacity;
  if (capacity > room(voyage)) return { rule: "AD-7.5" };
  if (player.coins < fee(ship)) return { rule: "AD-6.2" };
  return byColour(voyage.established, ship === "joker" ? jokerColours(player.joker) : [readShip(ship).colour!], player);
}

/** The legal acts that send or assign the ship in hand. */
export function actsFor(ship: string, acts: Legal[]): Legal[] {
  return acts.filter(({ kind, args }) => (kind === "send" || kind === "assign") && (ship === "joker" ? args["ship"]!.startsWith("joker") : args["ship"] === ship));
}

/** A joker that cannot go along at all, as the ship whose refusal says why: in the colour that comes nearest to fitting. */
export function jokerTried(picture: Picture, joker: string): string {
  if (picture.phase === "order_ship") return "joker_1";
  const voyage = picture.voyages.find((v) => v.voyage === picture.heading);
  const pair = jokerColours(joker);
  const colour = [voyage?.established, voyage?.colour].find((wanted) => pair.includes(wanted as Colour)) ?? pair[0];
  return `joker_${colour}_1`;
}

/** Does sending this ship play a card for any colour? */
export function playsCard(ship: string, picture: Picture, player: Player): boolean {
  const { joker, colour } = readShip(ship);
  if (picture.phase === "voyage_ship") {
    const established = picture.voyages.find((v) => v.voyage === picture.heading)?.established ?? null;
    return established !== null && colour !== established;
  }
  const wanted = picture.starting?.colour;
  return joker ? !jokerColours(player.joker).includes(wanted as Colour) : colour !== wanted;
}

// --- scores --------------------------------------------------------------------------------------------

/** The column of the special order that counts now. */
export const column = (player: Player): number => Math.min(player.completed, MOST_COUNTED);

/** What the final scoring would bring now but for the special order: what everybody can see. */
export const openNow = (player: Player): number => player.would_final + player.would_unplaced;

/** What the final scoring would bring now, as far as the viewer knows. */
export const finalNow = (player: Player): number => openNow(player) + (player.special?.points ?? 0);

/** Is the last turn over? Then the points of the voyages are counted already. */
export const ending = (picture: Picture): boolean => picture.phase === "show_special" || picture.phase === "over";

/** The scoring card that still lies in a pile, counted from 0. */
export function cardIn(picture: Picture, pile: number): "interim" | "final" | null {
  if (pile === INTERIM_PILE && !picture.interim_up) return "interim";
  return pile === FINAL_PILE && !picture.final_up ? "final" : null;
}

/** The pile that is drawn from. */
export const pileInUse = (picture: Picture): number => picture.piles.findIndex((count) => count > 0);

/** The end of the track: it grows with the scores. */
export const trackEnd = (picture: Picture): number => Math.max(40, Math.ceil((Math.max(...picture.players.map((p) => p.points)) + 1) / 20) * 20);

/** The column of an order's incomes that was agreed on, counted from 0. */
export const agreed = (order: OrderView, income: number): number => order.incomes.indexOf(income);
