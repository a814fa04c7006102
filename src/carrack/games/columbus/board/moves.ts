/** Which act a click means: with what a step is paid, whether a whirlwind stops or flies over, which dice are in hand. */

import type { Legal } from "$web/play.svelte";
import { DISCS, PAYMENTS, type Direction, type Disc, type Payment } from "./content";
import type { Picture, Player, Whirlwind } from "./picture";

/** Dice with this symbol that have not been used. */
export const left = (picture: Picture, symbol: string): number => picture.dice.filter((die) => die.symbol === symbol && !die.used).length;

/** Everything a ship could pay a step with now, what is to be spent first in front. */
export function means(picture: Picture, me: Player): Payment[] {
  const has: Record<Payment, boolean> = { compass: left(picture, "compass") > 0 && !me.becalmed, sail: left(picture, "sail") > 0, wind: picture.winds > 0 };
  return me.mast ? PAYMENTS.filter((by) => has[by]) : [];
}

/** With what a step is paid: as wished when that can be, else what is spent first. */
export function payment(picture: Picture, me: Player, wish: Payment | null, can: (by: Payment) => boolean): Payment {
  const all = means(picture, me);
  if (wish && all.includes(wish) && can(wish)) return wish;
  return all.find(can) ?? all[0] ?? (me.becalmed ? "sail" : "compass");
}

/** The next means of payment, when the ship is asked to take another. */
export function another(all: Payment[], now: Payment | null): Payment | null {
  return all.length > 1 ? all[(all.indexOf(now ?? all[0]!) + 1) % all.length]! : null;
}

/** How a whirlwind may go one field: a die is spent before a step of a card, unless the card is wished for. */
export function flights(acts: Legal[], whirlwind: number, direction: Direction, card = false): { stop: number | null; over: number | null } {
  const here = acts.filter((act) => act.kind === "whirl" && act.args["whirlwind"] === String(whirlwind) && act.args["direction"] === direction);
  const best = (flight: string): number | null => {
    const some = here.filter((act) => act.args["flight"] === flight);
    return (some.find((act) => act.args["by"] === (card ? "card" : "die")) ?? some[0])?.id ?? null;
  };
  return { stop: best("stop"), over: best("over") };
}

/** Could a die pay for the next step of this whirlwind, and a card as well? */
export const twoWays = (acts: Legal[], whirlwind: number): boolean =>
  ["die", "card"].every((by) => acts.some((act) => act.kind === "whirl" && act.args["whirlwind"] === String(whirlwind) && act.args["by"] === by));

/** Is it asked what a press means: where a whirlwind may stop or fly over, and before it breaks the mast of whoever moves it? A hint has chosen between the first two. */
export const doubtful = (may: { stop: number | null; over: number | null }, own: boolean, hinted: boolean): boolean => may.stop !== null && (own || (may.over !== null && !hinted));

/** The next press on a whirlwind: what is in hand after it, and the key of what is said of it. One in flight cannot be let go. */
export function grip({ whirlwind, flying }: Whirlwind, chosen: boolean, card: boolean, both: boolean): { next: string | null; says: string } {
  if (!chosen) return { next: `whirl ${whirlwind}`, says: "board-whirlwind-take" };
  if (card) return { next: null, says: flying ? "board-whirlwind-die" : "board-whirlwind-card" };
  return both ? { next: `gust ${whirlwind}`, says: "board-whirlwind-switch" } : { next: null, says: "board-whirlwind-drop" };
}

/** The discs that have been turned open, in the order of the box. */
export function opened(unseen: Record<string, number>): Disc[] {
  return (Object.keys(DISCS) as Disc[]).flatMap((disc) => Array.from({ length: DISCS[disc] - (unseen[disc] ?? 0) }, () => disc));
}

// --- what is in hand: `play.selected` in words of this board ------------------------------------------
export interface InHand {
  dice: number; // a bit for each
  whirlwind: number;
  /** Its steps are to be paid with a card. */
  card: boolean;
  /** Over which field the whirlwind in hand might fly, or stop there. */
  asking: string | null;
  pay: Payment | null;
}

/** "dice 5", "whirl 2", "whirl 2 D5", "gust 2" for a whirlwind moved by a card, "pay sail". */
export function inHand(selected: string | null): InHand {
  const [what, first = "", second] = (selected ?? "").split(" ");
  const whirl = what === "whirl" || what === "gust";
  return {
    dice: what === "dice" ? Number(first) : 0,
    whirlwind: whirl ? Number(first) : 0,
    card: what === "gust",
    asking: whirl ? (second ?? null) : null,
    pay: what === "pay" ? (first as Payment) : null,
  };
}

/** Whoever holds dice to be thrown again and then sails means one of them. */
export function wished(picture: Picture, hand: InHand): Payment | null {
  if (hand.pay || !hand.dice) return hand.pay;
  const symbols = picture.dice.filter((_, i) => (hand.dice >> i) & 1).map((die) => die.symbol);
  return symbols.includes("sail") && !symbols.includes("compass") ? "sail" : null;
}
