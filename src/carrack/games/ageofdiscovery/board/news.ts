/** How long acts are to be looked at, what they change, and what the action bar says beside its prompt. */

import { readAct } from "$web/acts";
import type { Change } from "$web/board";
import type { Play } from "$web/play.svelte";
import type { News } from "$web/types/protocol";
import { orderName, voyageName } from "./called";
import { ACTIONS } from "./content";
import { finalNow, inHand, room } from "./count";
import type { Picture } from "./picture";

const LOOK_MS: Record<string, number> = {
  start_player: 700,
  lay_ship: 0,
  lay_order: 0,
  deal_order: 0,
  deal_joker: 0,
  deal_special: 0,
  take_coins: 650,
  acquire: 750,
  acquire_unseen: 750,
  buy: 900,
  turn_up: 150,
  reserve: 900,
  head_for: 120,
  send: 1250,
  start_order: 500,
  assign: 550,
  agree: 700,
  show_joker: 0,
  stop: 80,
  end_turn: 200,
  show_special: 900,
};
const ANY_MS = 600;
const SCORED_MS = 1800; // a scoring is looked at

export function pace(news: News[], before: Picture, after: Picture): number {
  const scored = (after.interim_scored && !before.interim_scored) || (after.phase === "over" && before.phase !== "over");
  return news.reduce((sum, n) => sum + (LOOK_MS[readAct(n.act).kind] ?? ANY_MS), scored ? SCORED_MS : 0);
}

/** What an act would cost and bring its player. */
export function changes(before: Picture, after: Picture, you: number): Change[] {
  const [was, is] = [before.players[you], after.players[you]];
  if (!was || !is) return [];
  const ships = (p: typeof was): number => p.free.length + (p.joker_free ? 1 : 0);
  const all: Change[] = [
    { symbol: "coin", label: "board-words-coins", from: was.coins, to: is.coins },
    { symbol: "hand", label: "board-hand", from: was.cards, to: is.cards },
    { symbol: "ship-large", label: "board-fleet", from: ships(was), to: ships(is) },
    { symbol: "any-colour", label: "board-words-any-colour", from: was.any_colour, to: is.any_colour },
    { symbol: "reserve", label: "board-words-reserve", from: was.reserve, to: is.reserve },
    { symbol: "scoring-interim", label: "board-would-interim", from: before.interim_scored ? 0 : was.would_interim, to: before.interim_scored ? 0 : is.would_interim },
    { symbol: "scoring-final", label: "board-would-final", from: finalNow(was), to: finalNow(is) },
    { symbol: "crown", label: "board-points", from: was.points, to: is.points },
  ];
  return all.filter((change) => change.from !== change.to);
}

const PRIMARY: Record<string, string> = { menu: "end_turn", buy: "stop", place: "stop" };

/** The blue button: what ends an action, or the turn. */
export function primary(picture: Picture, play: Play<Picture>): number | null {
  const kind = PRIMARY[picture.phase];
  return kind ? play.id(kind) : null;
}

/** What may still be done in this turn, in a few words. */
function open(picture: Picture, play: Play<Picture>): string {
  const names = ACTIONS.filter((action) => !picture.done.includes(action)).map((action) => play.say(`board-action-${action}`));
  return names.join(", ");
}

/** The second sentence of the prompt. */
export function detail(picture: Picture, play: Play<Picture>): string {
  const me = picture.players[picture.seat];
  if (!me || picture.actor !== picture.seat) return "";
  const { say } = play, hand = inHand(play.selected);
  if (hand.reserving) return say("board-detail-reserve");
  switch (picture.phase) {
    case "menu":
      if (hand.ship) return say("board-detail-ship");
      return picture.done.length > 1 ? say("board-detail-last") : say("board-detail-menu", { left: 2 - picture.done.length, actions: open(picture, play) });
    case "buy":
      return say("board-detail-buy", { coins: me.coins });
    case "place":
      return hand.ship ? say("board-detail-ship") : say("board-detail-place", { coins: me.coins });
    case "voyage_ship": {
      const voyage = picture.voyages.find((v) => v.voyage === picture.heading);
      return voyage ? say("board-detail-voyage", { voyage: voyageName(play, voyage.voyage), room: room(voyage) }) : "";
    }
    case "order_ship":
      return picture.starting ? say("board-detail-order", { order: orderName(play, picture.starting.order), need: picture.need }) : "";
    case "duration":
      return say("board-detail-duration");
    default:
      return "";
  }
}
