/** How long acts are to be looked at, what they change, and what the action bar says beside its prompt. */

import { readAct } from "$web/acts";
import type { Change } from "$web/board";
import type { Play } from "$web/play.svelte";
import type { News } from "$web/types/protocol";
import { GOODS, type Action, ACTIONS } from "./content";
import { crewOf, fits, inHand, orderAt, total } from "./count";
import type { Picture } from "./picture";

const LOOK_MS: Record<string, number> = {
  deal_country: 0,
  offer_small: 60,
  offer_large: 60,
  offer_contract: 60,
  turn_compass: 900,
  turn_tile: 500,
  play_card: 900,
  extend: 900,
  build_small: 1000,
  build_large: 1100,
  reveal_large: 400,
  scrap: 500,
  pay: 500,
  assign: 750,
  charter: 800,
  charter_start: 800,
  load: 800,
  draw_card: 0,
  keep: 600,
  settle: 1000,
  new_england: 800,
  fulfil: 1200,
  antwerp: 700,
  unload: 500,
  stop_unloading: 80,
  draw_tile: 0,
  lay: 1200,
  look: 0,
  take_goal: 800,
  take_captain: 1000,
  take_good: 800,
  play_goal: 1100,
  pay_goods: 500,
  end_turn: 150,
};
const ANY_MS = 500;
const SLIDE_MS = 900; // a frame that slides is looked at
const SCORED_MS = 1500;

export function pace(news: News[], before: Picture, after: Picture): number {
  const slides = after.frames.filter((frame, i) => frame.space !== before.frames[i]!.space).length;
  const areas = (p: Picture): number => [...p.islands, ...p.cities].filter((a) => a.area.scored).length;
  const extra = Math.min(slides, 2) * SLIDE_MS + Math.min(areas(after) - areas(before), 2) * SCORED_MS + (after.part === "action" && after.action !== before.action ? 700 : 0);
  if (before.part === "set_up") return 0; // the box is unpacked at once
  return news.reduce((sum, n) => sum + (LOOK_MS[readAct(n.act).kind] ?? ANY_MS), extra);
}

/** What an act would cost and bring its player. */
export function changes(before: Picture, after: Picture, you: number): Change[] {
  const [was, is] = [before.players[you], after.players[you]];
  if (!was || !is) return [];
  const ships = (p: typeof was): number => p.yards.filter((yard) => yard.ship).length;
  const markers = (p: Picture, cities: boolean): number => (cities ? p.cities : p.islands).reduce((sum, a) => sum + (a.area.shares[you]?.markers ?? 0), 0);
  const sails = (p: typeof was): number => p.lanes[Math.max(0, ACTIONS.indexOf(before.action as Action))]!.sails;
  const all: Change[] = [
    ...GOODS.map((good) => ({ symbol: `good-${good}`, label: `good-${good}`, from: was.goods[good] ?? 0, to: is.goods[good] ?? 0 })),
    { symbol: "yard", label: "board-ships", from: ships(was), to: ships(is) },
    { symbol: "sail", label: "value-sail", from: before.part === "planning" ? sails(was) : 0, to: before.part === "planning" ? sails(is) : 0 },
    { symbol: "act-settle", label: "board-markers", from: markers(before, false), to: markers(after, false) },
    { symbol: "city", label: "board-city-markers", from: markers(before, true), to: markers(after, true) },
    { symbol: "once", label: "board-hand", from: was.cards, to: is.cards },
    { symbol: "crown", label: "board-points", from: was.points, to: is.points },
  ];
  return all.filter((change) => change.from !== change.to);
}

/** The blue button: what ends a turn, or the unloading. */
export function primary(picture: Picture, play: Play<Picture>): number | null {
  return play.id(picture.phase === "antwerp" ? "stop_unloading" : "end_turn");
}

/** Which leg of the round it is: payments and frames belong to the part they interrupt. */
export function stage(picture: Picture): string | null {
  switch (picture.part) {
    case "set_up": return null;
    case "land": return "land";
    case "planning": return "planning";
    case "action": return "action";
    default: return "end";
  }
}

/** Is there nothing left to do in this turn but to end it, or to play a card? */
export function finished(picture: Picture): boolean {
  const me = picture.players[picture.seat], { now } = picture;
  if (!me) return false;
  const lane = me.lanes[Math.max(0, ACTIONS.indexOf(picture.action as Action))]!;
  switch (picture.phase) {
    case "plan": return lane.ships.length >= lane.most || (!me.yards.some((yard) => yard.ship && !yard.out) && !me.hand?.some((card) => card.ship));
    case "settle": return !now.crews.some(Boolean);
    case "deliver": return !lane.ships.some((there) => there.hold);
    case "discover": return !fits(picture);
    case "goal": return !me.goals?.length;
    case "turn_end": return !me.hand?.some((card) => !card.ship);
    default: return false;
  }
}

/** The sentence that asks, where the phase alone does not tell. */
export function prompt(picture: Picture): string | null {
  if (finished(picture)) return "board-prompt-done";
  if (picture.phase === "plan") return `board-prompt-plan-${picture.action}`;
  if (picture.phase === "land" && picture.now.bought) return "board-prompt-land-bought";
  return picture.phase === "discover" && !picture.now.to_lay ? "board-prompt-discover-more" : null;
}

/** The second sentence of the prompt: what exactly may be done now. */
export function detail(picture: Picture, play: Play<Picture>): string {
  const me = picture.players[picture.seat];
  if (!me || picture.actor !== picture.seat) return "";
  const { say } = play, { now } = picture;
  if (finished(picture)) return say(me.hand?.some((card) => !card.ship) ? "board-detail-turn-end" : "board-detail-done");
  switch (picture.phase) {
    case "land":
      return say(now.bought ? "board-detail-land-bought" : "board-detail-land");
    case "plan": {
      const action = picture.action as Action;
      const lane = me.lanes[ACTIONS.indexOf(action)]!;
      const best = orderAt(picture, action).filter((t) => t.seat !== me.seat)[0];
      const rest = best ? say("board-detail-plan-others", { who: play.name(best.seat), sails: best.sails }) : say("board-detail-plan-first");
      return `${say(`board-detail-plan-${action}`, { left: lane.most - lane.ships.length })} ${rest}`;
    }
    case "load":
      return say("board-detail-load", { chest: now.load, keep: me.country === "england" && me.unique && now.load > 1 ? 2 : 1 });
    case "settle": {
      const crew = crewOf(now.crews, inHand(play.selected).crew);
      const left = now.crews[0]! + now.crews[1]!;
      return crew === "extra" ? say("board-detail-settle-extra", { left }) : say("board-detail-settle", { crew, left });
    }
    case "deliver":
      if (total(me.goods)) return say("board-detail-deliver");
      return say(me.hand?.some((card) => card.goods && total(card.goods)) ? "board-detail-turn-end" : "board-detail-deliver-nothing");
    case "discover":
      return inHand(play.selected).tile ? say("board-detail-discover-where") : say(now.to_lay ? "board-detail-discover" : "board-detail-discover-more", { count: now.to_lay });
    case "goal":
      return say(now.goals_played ? "board-detail-goal-more" : "board-detail-goal");
    case "turn_end":
      return say("board-detail-turn-end");
    case "take_goal":
    case "take_captain":
    case "take_good":
      return say(picture.frames.some((frame) => frame.reaching && frame.claimed.length >= picture.seats - 1) ? "board-detail-frame-last" : "board-detail-frame");
    default:
      return "";
  }
}
