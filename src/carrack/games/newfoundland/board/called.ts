/** What things are called. */

import type { Play } from "$web/play.svelte";
import { dashed, VALUES } from "./content";
import { goodsArgs, type Goods } from "./count";
import type { GoalView, HandCard, Picture, Player, Ship } from "./picture";

/** "2 wood, 1 iron"; "" for nothing. */
export const wares = (play: Play<Picture>, goods: Goods): string => play.say("board-goods", goodsArgs(goods)).replace(/^, /, "");

export const shipAbout = (play: Play<Picture>, ship: Ship): string => {
  const name = ship.ship === "veiled" ? play.say("ship-veiled") : ship.name;
  const kind = play.say(`board-size-${ship.size}`);
  if (ship.sail === null) return `${name} (${kind})`;
  return `${name} (${kind}): ${VALUES.map((value) => `${play.say(`value-${value}`)} ${ship[value]}`).join(", ")}`;
};

export const cardAbout = (play: Play<Picture>, card: HandCard): string => (card.ship ? shipAbout(play, card.ship) : play.say(`card-${card.card}`));

/** What a goal card asks for, and how far one has come. */
export function goalAbout(play: Play<Picture>, goal: GoalView): string {
  const state = goal.points && !goal.lacks ? play.say("board-goal-met", { points: goal.points }) : goal.points ? play.say("board-goal-more", { points: goal.points, lacks: goal.lacks }) : play.say("board-goal-lacks", { have: goal.have, lacks: goal.lacks });
  return `${play.say(`goal-${goal.goal}`)}\n${state}`;
}

/** What everybody knows of the cards in a hand: how many, since when, and the ship of the start. */
export function cardsHeld(play: Play<Picture>, player: Player): string {
  const kept = player.kept.flatMap((count, i) => (count ? [play.say("board-cards-kept", { count, round: i + 1 })] : []));
  const start = player.start_card ? [shipAbout(play, player.start_card)] : [];
  return [play.say("board-cards", { count: player.cards }), ...start, ...kept].join("\n");
}

/** The same of goal cards: how many, and from which stacks. */
export function goalsHeld(play: Play<Picture>, player: Player): string {
  const stacks = player.goal_stacks.map((stack) => play.say(`stack-${stack}`)).join(", ");
  return play.say("board-goals-held", { count: player.goal_stacks.length }) + (stacks ? ` (${stacks})` : "");
}

export const areaName = (play: Play<Picture>, name: string, island: boolean): string => play.say(`${island ? "island" : "city"}-${dashed(name)}`);
export const bonusName = (play: Play<Picture>, bonus: string): string => play.say(`bonus-${dashed(bonus)}`);
