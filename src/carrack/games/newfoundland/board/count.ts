/** Small counts and questions that several parts of the board ask: what is in hand, who leads, who acts when. */

import type { Legal, Play } from "$web/play.svelte";
import { ACTIONS, GOODS, type Action, type Good } from "./content";
import type { Area, LaneShip, Picture, Player } from "./picture";

/** The player whose harbour lies below the chart: the viewer, or for a spectator whoever has the turn. */
export const host = (picture: Picture): Player => picture.players[picture.seat >= 0 ? picture.seat : Math.max(picture.active, 0)]!;

/** The others in the order in which they play after a seat. */
export const others = (picture: Picture, seat: number): Player[] =>
  picture.players.filter((p) => p.seat !== seat).toSorted((a, b) => ((a.seat - seat + picture.seats) % picture.seats) - ((b.seat - seat + picture.seats) % picture.seats));

/** Is the viewer asked something? */
export const asked = (picture: Picture): boolean => picture.seat >= 0 && picture.actor === picture.seat;

export type Goods = Record<string, number>;

/** Goods one by one, in their order: wood, wood, iron. */
export const pieces = (goods: Goods): Good[] => GOODS.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => good));
export const total = (goods: Goods): number => GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);
/** The arguments of the text `goods-list` and its kin. */
export const goodsArgs = (goods: Goods): Record<string, number> => Object.fromEntries(GOODS.map((good) => [`${good}s`, goods[good] ?? 0]));

// --- what is in hand: `play.selected` in words of this board -------------------------------------------------

export const CREWS = ["one", "two", "extra"] as const;
export type Crew = (typeof CREWS)[number];

export interface InHand {
  crew: Crew | null;
  tile: string | null;
  contract: number;
  antwerp: boolean;
  captain: boolean;
}

/** "crew two", "tile t05", "contract 4", "antwerp", "captain". */
export function inHand(selected: string | null): InHand {
  const [what, which = ""] = (selected ?? "").split(" ");
  return {
    crew: what === "crew" ? (which as Crew) : null,
    tile: what === "tile" ? which : null,
    contract: what === "contract" ? Number(which) : 0,
    antwerp: what === "antwerp",
    captain: what === "captain",
  };
}

/** Who settles with a click: who is in hand, else the first that is left. */
export function crewOf(crews: number[], chosen: Crew | null): Crew {
  if (chosen && crews[CREWS.indexOf(chosen)]) return chosen;
  return CREWS.find((_, i) => crews[i]) ?? "one";
}

/** The ships of a bit mask: 5 are the first and the third. */
export const fleetOf = (mask: number, ships: LaneShip[]): LaneShip[] => ships.filter((_, i) => mask >> i & 1);

/** The ways to fulfil a contract, the fewest ships first. */
export const waysTo = (acts: Legal[], space: number): Legal[] =>
  acts.filter((act) => act.kind === "fulfil" && Number(act.args["space"]) === space).toSorted((a, b) => Number(a.args["ships"]) - Number(b.args["ships"]));

/** All ships that may still deliver, a bit for each; the first if there is none: to ask why a contract cannot be fulfilled. */
export const allShips = (picture: Picture): number => (picture.players[picture.seat]?.lanes[2]?.ships ?? []).reduce((bits, { hold }, i) => (hold ? bits | (1 << i) : bits), 0) || 1;

/** Would the bot that was asked do an act like this? Then what has to be taken in hand for it is marked, too. */
export function advised(play: Play<Picture>, kind: string, args: Record<string, string | number> = {}): boolean {
  const act = play.hinted === null ? null : play.acts.act(play.hinted);
  return !!act && (!kind || act.kind === kind) && Object.entries(args).every(([name, value]) => act.args[name] === String(value));
}

/** Is there a space on which one of the tiles in hand may be laid? */
export const fits = (picture: Picture): boolean => {
  const { tiles, to_lay, may_lay } = picture.now;
  return !!(to_lay || may_lay) && !!tiles?.some((tile) => picture.islands.some(({ spaces }) => spaces.some((space) => !space.tile && space.shape === tile.shape)));
};

// --- the race ---------------------------------------------------------------------------------------------

export interface Turn {
  seat: number;
  sails: number;
}

/** Who acts in which order at an action, as it stands now. */
export function orderAt(picture: Picture, action: Action): Turn[] {
  const i = ACTIONS.indexOf(action);
  if (picture.part === "action" && picture.action === action && picture.order.length) return picture.order.map((seat) => ({ seat, sails: picture.sails[seat] ?? 0 }));
  const there = picture.players.flatMap((p) => (p.lanes[i]!.place ? [{ seat: p.seat, sails: p.lanes[i]!.sails, place: p.lanes[i]!.place }] : []));
  return there.toSorted((a, b) => a.place - b.place).map(({ seat, sails }) => ({ seat, sails }));
}

/** Whether an action is still to come, goes on, or is over in this round. */
export function stateOf(picture: Picture, action: Action): "planning" | "planned" | "now" | "done" | "ahead" {
  const i = ACTIONS.indexOf(action), now = ACTIONS.indexOf(picture.action as Action);
  if (picture.part === "planning") return i < now ? "planned" : i === now ? "planning" : "ahead";
  if (picture.part === "action") return i < now ? "done" : i === now ? "now" : "planned";
  return picture.part === "land" || picture.part === "set_up" ? "ahead" : "done";
}

/** The shares of an area with markers, the most first. An area that has been scored brings nobody anything more. */
export const shares = (area: Area): Area["shares"] => area.shares.filter((share) => share.markers > 0).map((share) => (area.scored ? { ...share, bonus: 0 } : share)).toSorted((a, b) => b.markers - a.markers || b.bonus - a.bonus);

/** How a seat stands at the race: its next frame, null when it has claimed all that are left. */
export const nextFrame = (picture: Picture, seat: number): Picture["frames"][number] | null => picture.frames.find((frame) => frame.space > 0 && !frame.claimed.includes(seat)) ?? null;
