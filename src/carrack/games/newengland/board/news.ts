/** How long acts are to be looked at, what they change, and what the action bar says beside its prompt. */

import { readAct } from "$web/acts";
import type { Change } from "$web/board";
import { fingers } from "$web/parts/fingers";
import type { Play } from "$web/play.svelte";
import type { News } from "$web/types/protocol";
import { cardName, terrainName } from "./called";
import { sum } from "./count";
import type { Picture, Player } from "./picture";

const LOOK_MS: Record<string, number> = {
  first_player: 700,
  start_terrain: 80,
  start_spot: 850,
  announce: 700,
  draw_land: 150,
  draw_card: 180,
  take_token: 750,
  reveal_land: 250,
  reveal_card: 250,
  buy_land: 650,
  buy_execute: 650,
  buy_store: 950,
  execute_stored: 650,
  land_plot: 750,
  shape_spot: 800,
  figure_tile: 750,
  reseat: 700,
  end_turn: 500,
};
const ANY_MS = 600;
const USED_MS = 700; // more, when land is put to use

const used = (picture: Picture): number => picture.tiles.filter((tile) => tile.used).length;

export function pace(news: News[], before: Picture, after: Picture): number {
  return news.reduce((sum, n) => sum + (LOOK_MS[readAct(n.act).kind] ?? ANY_MS), used(after) > used(before) ? USED_MS : 0);
}

/** What an act would cost and bring its player. */
export function changes(before: Picture, after: Picture, you: number): Change[] {
  const [was, is] = [before.players[you], after.players[you]];
  if (!was || !is) return [];
  const plots = (p: Player): number => p.areas.reduce((sum, area) => sum + area.plots, 0);
  const all: Change[] = [
    { symbol: "coin-shilling", label: "board-shillings", from: was.money, to: is.money },
    { symbol: "crown", label: "board-points", from: was.score, to: is.score },
    { symbol: "piece-pilgrim", label: "figures-pilgrim", from: was.pilgrims, to: is.pilgrims },
    { symbol: "piece-barn", label: "figures-barn", from: was.barns, to: is.barns },
    { symbol: "piece-ship", label: "figures-ship", from: was.ships, to: is.ships },
    { symbol: "hand", label: "board-barns", from: was.stored.length, to: is.stored.length },
    { symbol: "field", label: "board-plots", from: plots(was), to: plots(is) },
  ];
  return all.filter((change) => change.from !== change.to);
}

/** The blue button: what ends the turn. */
export function primary(picture: Picture, play: Play<Picture>): number | null {
  return picture.phase === "turn" ? play.id("end_turn") : null;
}

/** What the turn still allows, in a few words. */
function turn(picture: Picture, me: Player, play: Play<Picture>): string {
  const { say } = play;
  const out: string[] = [];
  if (!picture.purchases_left) out.push(say("board-detail-bought"));
  else if (me.money < picture.price) out.push(say("board-detail-poor", { price: picture.price, money: me.money }));
  else out.push(say("board-detail-buy", { count: Math.min(picture.purchases_left, Math.floor(me.money / picture.price)), price: picture.price }));
  if (play.find("reveal_land").length || play.find("reveal_card").length) out.push(say("board-detail-reveal"));
  if (play.find("execute_stored").length) out.push(say("board-detail-stored"));
  return out.join(" ");
}

/** The second sentence of the prompt. */
export function detail(picture: Picture, play: Play<Picture>): string {
  const me = picture.players[picture.seat];
  if (!me || picture.actor !== picture.seat) return "";
  const { say } = play, pending = picture.pending;
  switch (picture.phase) {
    case "start_terrain":
      return say("board-detail-start");
    case "start_spot":
      return pending?.apart ? `${pending.apart === "terrain" ? "" : say(fingers() ? "board-detail-spot-tap" : "board-detail-spot")} ${say(`board-detail-apart-${pending.apart}`)}`.trim() : "";
    case "announce":
      return picture.endings.length ? say("board-detail-endings", { bag: sum(picture.bag), stack: sum(picture.stack) }) : say("board-detail-announce");
    case "token":
      return say("board-detail-token", { money: me.money });
    case "turn":
      return turn(picture, me, play);
    case "land_plot":
      return pending ? say("board-detail-land", { terrain: terrainName(play, pending.piece.terrain!) }) : "";
    case "shape_spot":
      return pending ? say(`board-detail-shape${play.find("shape_spot").length === 1 ? "-only" : fingers() ? "-tap" : ""}`, { card: cardName(play, pending.piece.name) }) : "";
    case "figure_tile":
      return pending?.piece.figure ? say(`board-detail-${pending.piece.figure}`) : "";
    case "reseat": {
      const lifted = pending?.lifted[pending.reseat];
      return lifted ? say("board-detail-reseat", { figure: say(`figure-${lifted.figure}`), from: lifted.origin.join("–") }) : "";
    }
    default:
      return "";
  }
}
