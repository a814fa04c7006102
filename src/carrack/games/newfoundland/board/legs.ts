/** Where on the table the present decision is made: small screens go there by themselves. */

import type { Picture } from "./picture";

export interface Leg {
  symbol: string;
  /** The key of its name. */
  text: string;
  /** The place on the page: an element with this `data-leg`. */
  place: "ships" | "harbour" | "map" | "cities" | "frames" | "hand";
}

/** Payments, frames and the like are asked above the action bar: the table stays where it is. */
export const STAYS = ["pay", "scrap", "keep", "antwerp", "take_goal", "take_captain", "take_good", "goal_pay", "load", "choose_country"];

export function legOf(picture: Picture): Leg {
  switch (picture.phase) {
    case "take_goal": case "take_captain": case "take_good": case "look":
      return { symbol: "crown", text: "board-frames", place: "frames" };
    case "goal": case "goal_pay":
      return { symbol: "goal", text: "score-goals", place: "hand" };
    case "turn_end":
      return { symbol: "once", text: "board-hand", place: "hand" };
  }
  switch (picture.part) {
    case "land":
      return { symbol: "yard", text: "phase-land", place: "ships" };
    case "planning":
      return { symbol: `act-${picture.action}`, text: `action-${picture.action}`, place: "harbour" };
    case "action":
      return { symbol: `act-${picture.action}`, text: `action-${picture.action}`, place: picture.action === "deliver" ? "cities" : picture.action === "load" ? "harbour" : "map" };
    default:
      return { symbol: "compass-tile", text: "phase-turn-tile", place: "map" };
  }
}
