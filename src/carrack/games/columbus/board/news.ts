/** How long acts are to be looked at, what they change, and what the action bar says beside its prompt. */

import { readAct } from "$web/acts";
import type { Change } from "$web/board";
import { fingers } from "$web/parts/fingers";
import type { Play } from "$web/play.svelte";
import type { News } from "$web/types/protocol";
import { inHand, left, means, twoWays } from "./moves";
import type { Picture } from "./picture";

export const ROLL_MS = 1100;
export const SPIN_MS = 1250;
export const BLOW_MS = 1500;
export const CARD_MS = 1300; // before what it says happens
const LOOK_MS: Record<string, number> = {
  start_player: 900,
  roll: 0,
  die: ROLL_MS / 4,
  reroll: 400,
  sail: 480,
  whirl: 560,
  raise_storm: 900,
  spin: SPIN_MS + 250,
  accept: BLOW_MS,
  turn_up: 1900,
  take_card: 300,
  open_disc: 2400,
  let_it_blow: 250,
  end_turn: 250,
  finish: 700,
  relocate: 900,
  leave: 400,
};
const ANY_MS = 700;

/** The wind of a fog card, or null for another card. */
export const fogWind = (card: string | undefined): string | null => (card?.startsWith("fog_") ? card.slice(4) : null);

/** Did ships drift in these acts, and where to? Null when no wind has blown. */
export function blown(news: News[], before: Picture, after: Picture): { wind: string; zone: number } | null {
  let wind: string | null = null;
  let zone = 0;
  for (const { act } of news) {
    const { kind, args } = readAct(act);
    if (kind === "raise_storm") zone = Number(args["zone"]);
    if (kind === "spin") wind = args["direction"]!;
    if (kind === "accept") wind = before.wind ?? wind;
    if (kind === "turn_up" && before.weather && fogWind(args["card"])) wind = fogWind(args["card"]);
  }
  return wind && after.phase !== "respin" ? { wind, zone: zone || before.zone } : null;
}

export function pace(news: News[], before: Picture, after: Picture): number {
  const looks = news.reduce((sum, n) => sum + (LOOK_MS[readAct(n.act).kind] ?? ANY_MS), 0);
  const accepted = news.some((n) => readAct(n.act).kind === "accept");
  return looks + (blown(news, before, after) && !accepted ? BLOW_MS : 0);
}

/** What an act would cost and bring its player. */
export function changes(before: Picture, after: Picture, you: number): Change[] {
  const [was, is] = [before.players[you], after.players[you]];
  if (!was || !is) return [];
  const all: Change[] = [
    { symbol: "barrel", label: "board-barrels", from: was.barrels, to: is.barrels },
    { symbol: "hand", label: "board-cards", from: was.cards, to: is.cards },
    { symbol: "sail", label: "board-sails", from: was.mast ? 3 : 2, to: is.mast ? 3 : 2 },
    { symbol: "caravel", label: was.discovery ? "board-way-home" : "board-way-west", from: was.steps, to: is.steps },
    { symbol: "wind", label: "by-wind", from: before.winds, to: after.winds },
    { symbol: "whirlwind", label: "by-card", from: before.gusts, to: after.gusts },
    { symbol: "skip-turn", label: "board-misses", from: was.misses, to: is.misses },
  ];
  return all.filter((change) => change.from !== change.to);
}

const PRIMARY: Record<string, string> = { before_roll: "roll", action: "end_turn", repair: "finish", good_weather: "let_it_blow", respin: "accept", relocate: "leave" };

/** The blue button: what goes on. */
export function primary(picture: Picture, play: Play<Picture>): number | null {
  const kind = PRIMARY[picture.phase];
  return kind ? play.id(kind) : null;
}

/** What can be done with the dice as they lie, in a few words. */
function advice(picture: Picture, play: Play<Picture>): string {
  const me = picture.players[picture.seat]!, { say } = play;
  const hand = inHand(play.selected);
  if (hand.asking) return say(me.mast && me.field === hand.asking ? "board-detail-own" : "board-detail-over", { field: hand.asking });
  if (hand.whirlwind) return say(!hand.card && twoWays(play.legalActs, hand.whirlwind) ? "board-detail-whirl-switch" : "board-detail-whirl", { whirlwind: hand.whirlwind });
  if (hand.dice) return say("board-detail-dice");
  if (me.becalmed && !means(picture, me).length) {
    const whirls = play.find("whirl").length ? `${say("board-detail-whirlwind")} ` : "";
    if (play.can(play.id("play", { card: "good_winds" }))) return whirls + say("board-detail-becalmed-card");
    return whirls + say(play.find("reroll").length ? "board-detail-becalmed-stuck" : "board-detail-becalmed-end");
  }
  if (me.becalmed) return say("board-detail-becalmed");
  const out = [
    means(picture, me).length ? say(fingers() ? "board-detail-sail-tap" : "board-detail-sail") : "",
    play.find("whirl").length ? say("board-detail-whirlwind") : "",
    play.find("raise_storm").length ? say("board-detail-storm") : "",
    left(picture, "telescope") ? say("board-detail-telescope") : "",
  ].filter(Boolean);
  return out.slice(0, 3).join(" ") || say(picture.dice.every((die) => die.used) ? "board-detail-used" : "board-detail-nothing");
}

/** The second sentence of the prompt. */
export function detail(picture: Picture, play: Play<Picture>): string {
  const me = picture.players[picture.seat];
  if (!me || picture.actor !== picture.seat) return "";
  const { say } = play;
  switch (picture.phase) {
    case "before_roll":
      if (!me.mast) return say("board-detail-before-repair");
      if (picture.winds) return say("board-detail-winds", { winds: picture.winds });
      if (play.find("whirl").length) return say("board-detail-whirlwind");
      return say(picture.card_played ? "board-detail-throw" : "board-detail-before");
    case "action":
      return advice(picture, play);
    case "repair":
      return left(picture, "sail") ? say("board-detail-sail-shown") : say("board-detail-no-sail", { barrels: me.barrels });
    case "good_weather":
      return say("board-detail-weather", { who: play.name(picture.active), zone: picture.zone });
    case "respin":
      return say("board-detail-respin", { direction: say(`direction-${picture.wind}`), left: picture.storm_dice - picture.spins });
    case "mutiny":
      return say("board-detail-mutiny", { barrels: me.barrels });
    case "relocate":
      return say("board-detail-relocate");
    default:
      return "";
  }
}
