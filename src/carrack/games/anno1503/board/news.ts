/** How long acts are to be looked at, what they change, and what the action bar says beside its prompt. */

import { readAct } from "$web/acts";
import type { Change } from "$web/board";
import type { Play } from "$web/play.svelte";
import type { News } from "$web/types/protocol";
import { GOODS, LEVELS } from "./content";
import { living, posts, surplus, treaties } from "./count";
import type { Picture } from "./picture";

const LOOK_MS: Record<string, number> = {
  deal_home: 0,
  roll: 1700,
  event: 2600,
  produce: 650,
  golden_pick: 650,
  set_sail: 200,
  move: 380,
  discover: 700,
  leave_tile: 400,
  reveal: 1700,
  choose_jetty: 900,
  choose_building: 900,
  draw_card: 800,
  see: 0,
  lay: 0,
  end_turn: 250,
};
const ANY_MS = 600;

export function pace(news: News[]): number {
  return news.reduce((sum, n) => sum + (LOOK_MS[readAct(n.act).kind] ?? ANY_MS), 0);
}

/** What an act would cost and bring its player: gold, goods, residents, tiles, ships. */
export function changes(before: Picture, after: Picture, you: number): Change[] {
  const [was, is] = [before.players[you], after.players[you]];
  if (!was || !is) return [];
  const atSea = (p: typeof was): number => p.ships.filter((ship) => ship.square).length;
  const points = (p: typeof was): number => p.ships.reduce((sum, ship) => sum + ship.points, 0);
  const folk = (p: typeof was, level: string): number => p.residents.filter((r) => r.level === level).length;
  const all: Change[] = [
    { symbol: "coin", label: "board-gold", from: was.gold, to: is.gold },
    ...GOODS.map((good) => ({ symbol: `good-${good}`, label: `good-${good}`, from: was.hand?.[good] ?? 0, to: is.hand?.[good] ?? 0 })),
    ...LEVELS.map((level) => ({ symbol: level, label: `level-${level}`, from: folk(was, level), to: folk(is, level) })),
    { symbol: "post-tile", label: "board-posts", from: posts(was), to: posts(is) },
    { symbol: "treaty", label: "board-treaties", from: treaties(was), to: treaties(is) },
    { symbol: "ship-small", label: "board-ships", from: atSea(was), to: atSea(is) },
    { symbol: "telescope", label: "board-points", from: points(was), to: points(is) },
    { symbol: "crown", label: "ui-victory-points", from: was.conditions.length, to: is.conditions.length },
  ];
  return all.filter((change) => change.from !== change.to);
}

const PRIMARY: Record<string, string> = { trade: "set_sail", ships: "end_turn", golden_times: "decline", tile: "leave_tile" };

/** The blue button: what ends the phase. */
export function primary(picture: Picture, play: Play<Picture>): number | null {
  const kind = PRIMARY[picture.phase];
  return kind ? play.id(kind) : null;
}

/** The second sentence of the prompt. */
export function detail(picture: Picture, play: Play<Picture>): string {
  const me = picture.players[picture.seat];
  if (!me || picture.actor !== picture.seat) return "";
  const { say } = play;
  switch (picture.phase) {
    case "produce":
      return say("board-detail-produce", { number: picture.roll });
    case "golden_times":
      return say("board-detail-golden", { count: picture.picks });
    case "pirate":
      return say("board-detail-pirate", { owed: posts(me) + treaties(me), gold: me.gold });
    case "refill":
      return `${say("board-detail-refill", { back: picture.top })} ${say("board-words-reserve", { two: picture.reserve["2"] ?? 0, three: picture.reserve["3"] ?? 0, four: picture.reserve["4"] ?? 0 })}.`;
    case "trade": {
      const many = surplus(me);
      const bought = say("board-detail-trade", { left: picture.purchases_left, price: me.price });
      return many ? `${bought} ${say("board-detail-cards", { many })}` : bought;
    }
    case "building":
      return say("board-detail-building", { space: living(me) });
    case "ships": {
      const afloat = me.ships.filter((ship) => ship.square);
      if (!afloat.length) return say("board-detail-no-ship");
      if (afloat.every((ship) => !ship.points)) return say("board-detail-no-points");
      return afloat.map((ship) => say("board-detail-ship", { ship: ship.ship, square: ship.square!, points: ship.points })).join(" ");
    }
    case "tile":
      return picture.tile ? say("board-detail-tile", { tile: picture.tile, island: picture.island ?? "" }) : "";
    case "discard":
      return say("board-detail-discard", { many: surplus(me) });
    default:
      return "";
  }
}
