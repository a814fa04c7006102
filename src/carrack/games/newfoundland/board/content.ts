/** What the board knows of the box beside the picture: where islands lie on the chart, and what things look like. */

import type { Point } from "$web/parts/carto";

export const GOODS = ["wood", "cloth", "iron", "gold"] as const;
export type Good = (typeof GOODS)[number];
export const ACTIONS = ["load", "settle", "deliver", "discover"] as const;
export type Action = (typeof ACTIONS)[number];
export const COUNTRIES = ["portugal", "spain", "france", "netherlands", "england"] as const;
/** The four values of a ship in their fixed order. */
export const VALUES = ["sail", "chest", "persons", "spy"] as const;
export type Value = (typeof VALUES)[number];
export const VALUE_SYMBOL: Record<Value, string> = { sail: "sail", chest: "chest", persons: "persons", spy: "telescope" };
/** What counts at an action beside the sails. */
export const COUNTS: Record<Action, Value> = { load: "chest", settle: "persons", deliver: "chest", discover: "spy" };
export const MOST_ABOARD = 3;

export const NEW_YARD_COST = { wood: 0, cloth: 1, iron: 1, gold: 0 };
/** The good that a chest value may load at most (NF-8.1). */
export const loadable = (chest: number): Good => GOODS[Math.min(Math.max(chest, 1), 4) - 1]!;
export const DA_GAMA_CHEST = 3;

export const dashed = (name: string): string => name.replaceAll("_", "-");
export const captainSymbol = (captain: string): string => `captain-${captain.replaceAll("_", "")}`;
/** Captains that sail with a ship. */
export const ABOARD = ["magellan", "da_gama"];

// --- bonuses of an island tile ---------------------------------------------------------------------------

export interface BonusParts {
  goods: Good[];
  points: number;
}

/** "wood_2", "wood_cloth", "points_3" as goods and points. */
export function bonusParts(bonus: string): BonusParts {
  const words = bonus.split("_");
  if (words[0] === "point") return { goods: [], points: 1 };
  if (words[0] === "points") return { goods: [], points: Number(words[1]) };
  const good = words[0] as Good;
  if (words[1] === "2") return { goods: [good, good], points: 0 };
  return { goods: words as Good[], points: 0 };
}

// --- the chart ------------------------------------------------------------------------------------------

export const CELL = 100;
export const CHART = { width: 1190, height: 640 };

/** The upper left corner of each island, and where its name and majority stand, in cells. */
export const ISLANDS: Record<string, { at: Point; label: [x: number, y: number, width: number, height: number]; seed: number }> = {
  anticosti: { at: [0.42, 0.3], label: [4.6, 0.14, 2.9, 1.1], seed: 11 },
  newfoundland: { at: [8.06, 0.22], label: [10.16, 0.14, 1.7, 1.9], seed: 5 },
  prince_edward: { at: [0.44, 2.5], label: [0.11, 4.57, 2.4, 1.1], seed: 23 },
  nova_scotia: { at: [3.8, 3.14], label: [4.92, 5.28, 2.9, 1.1], seed: 8 },
};
export const NEW_ENGLAND = { at: [0, 5.62] as Point, width: 3.62, height: 0.86 };
export const COMPASS_AT: Point = [4.75, 1.42];

// --- the score ribbon -------------------------------------------------------------------------------------

export const LAP = 50; // spaces of the track; who passes its end begins again
export const FRAMES = ["square", "pentagon", "circle", "triangle", "star"] as const;

/** Where a score stands on the ribbon, and how many laps lie behind it. */
export const onRibbon = (points: number): { space: number; laps: number } => ({ space: points % LAP, laps: Math.floor(points / LAP) });
