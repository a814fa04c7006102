/** What is asked right now and has no place of its own on the table. */

import type { Play } from "$web/play.svelte";
import { dashed, GOODS } from "./content";
import { asked, CREWS, fits, type Goods, goodsArgs, inHand, waysTo } from "./count";
import type { LaneShip, Picture } from "./picture";

/** Questions about goods are one line, and who answers them wants to see what ships cost; the others take the place of the ships on offer. */
const SLIM = ["pay", "load", "antwerp", "take_good", "goal_pay"];
export const isSlim = (picture: Picture): boolean => SLIM.includes(picture.phase);

export interface Shipment {
  there: LaneShip;
  ship: number;
  goods: string[];
}

/** Which ships may deliver what to Antwerp. */
export const shipments = (picture: Picture, play: Play<Picture>): Shipment[] =>
  picture.players[picture.seat]!.lanes[2]!.ships.map((there, i) => ({ there, ship: i + 1, goods: GOODS.filter((good) => play.can(play.id("antwerp", { ship: i + 1, good }))) })).filter(({ goods }) => goods.length);

/** What is paid where gold stands for other goods. */
export function paid(due: Goods, args: Record<string, string>): Goods {
  const gold = GOODS.slice(0, 3).map((good) => Number(args[good]));
  const left = Object.fromEntries(GOODS.slice(0, 3).map((good, i) => [good, due[good]! - gold[i]!]));
  return { ...left, gold: due["gold"]! + gold.reduce((sum, n) => sum + n, 0) };
}

/** "wood_iron" as goods. */
export function pair(name: string): Goods {
  const out: Goods = {};
  for (const good of name.split("_")) out[good] = (out[good] ?? 0) + 1;
  return out;
}

/** The question in words; "" when everything asked has its place on the table. */
export function titleOf(picture: Picture, play: Play<Picture>): string {
  if (!asked(picture)) return "";
  const { say } = play, { now } = picture, hand = inHand(play.selected);
  switch (picture.phase) {
    case "choose_country": return say("board-ask-country");
    case "pay": return say("board-ask-pay", { what: now.bill ? say(`board-bill-${dashed(now.bill)}`) : "", ...goodsArgs(now.due) });
    case "load": return say("board-ask-load", { chest: now.load });
    case "keep": return say("board-ask-keep", { count: now.to_keep });
    case "settle": return CREWS.filter((_, i) => now.crews[i]).length > 1 ? say("board-ask-crew") : "";
    case "deliver":
      if (hand.contract && waysTo(play.legalActs, hand.contract).length > 1) return say("board-ask-fleet");
      return hand.antwerp && shipments(picture, play).length ? say("board-ask-antwerp") : "";
    case "antwerp": return say("board-ask-unload", { left: now.unloading });
    case "discover": return fits(picture) ? say("board-ask-tile", { count: now.to_lay }) : "";
    case "take_goal": return say("board-ask-goal", { frame: now.looking ?? "square" });
    case "take_captain": return say("board-ask-captain");
    case "take_good": return say("board-ask-prize");
    case "goal_pay": return say("board-ask-goal-pay");
    case "scrap": return say("board-ask-scrap");
    default: return "";
  }
}
