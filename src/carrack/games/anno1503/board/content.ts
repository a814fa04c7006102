/** What is printed on the sea board, the home islands and the cost overview. The rules have the same tables in content.py. */

export const GOODS = ["wood", "stone", "tool", "cloth", "spice", "tobacco"] as const;
export const LEVELS = ["pioneer", "settler", "citizen", "merchant"] as const;
export const BUILDINGS = ["great_house", "fire_station", "smithy", "church", "school", "bathhouse", "tavern", "shipyard"] as const;
export const DIRECTIONS = ["north", "east", "south", "west"] as const;

export type Good = (typeof GOODS)[number];
export type Level = (typeof LEVELS)[number];
export type Direction = (typeof DIRECTIONS)[number];

export const ROWS = ["A", "B", "C", "D", "E"];
export const COLUMNS = Array.from({ length: 12 }, (_, i) => String(i + 1));
export const PORT = "C1";

export const HAND_LIMIT = 5;
export const POINTS_TO_WIN = 3;

/** The five victory points: what is counted, how much of it is enough, and how it is drawn. */
export const GOALS = [
  { name: "gold", enough: 30, symbol: "coin" },
  { name: "posts", enough: 4, symbol: "post-tile" },
  { name: "treaties", enough: 3, symbol: "treaty" },
  { name: "buildings", enough: 4, symbol: "great-house" },
  { name: "merchants", enough: 3, symbol: "merchant" },
] as const;

export type Cost = "ship" | Level;

export const COSTS: Record<Cost, Partial<Record<Good, number>>> = {
  ship: { cloth: 1, wood: 1, tool: 1 },
  pioneer: { wood: 1, tool: 1 },
  settler: { cloth: 1, stone: 2 },
  citizen: { spice: 2, stone: 1 },
  merchant: { tobacco: 2, spice: 1 },
};

/** What a resident buys. */
export const BUYS: Record<Level, Good[]> = { pioneer: ["wood", "stone", "tool"], settler: ["cloth"], citizen: ["spice"], merchant: ["tobacco"] };

/** What each home island makes on 1 to 5. */
export const HOMES: Record<string, (Good | "free_choice")[]> = {
  h1: ["wood", "stone", "tool", "cloth", "free_choice"],
  h2: ["stone", "tool", "cloth", "free_choice", "wood"],
  h3: ["tool", "cloth", "free_choice", "wood", "stone"],
  h4: ["cloth", "free_choice", "wood", "stone", "tool"],
};

/** The level above, or null for a merchant. */
export const above = (level: string): Level | null => LEVELS[LEVELS.indexOf(level as Level) + 1] ?? null;

/** The goods of a cost one by one, each with whether the hand has it. */
export function priced(cost: Cost, hand: Record<string, number> | null): { good: Good; missing: boolean }[] {
  const out: { good: Good; missing: boolean }[] = [];
  for (const [good, count] of Object.entries(COSTS[cost]) as [Good, number][]) {
    for (let i = 0; i < count; i++) out.push({ good, missing: hand !== null && (hand[good] ?? 0) <= i });
  }
  return out;
}

/** The symbol of a good, a tile face or a building. */
export const goodSymbol = (good: string): string => (good === "free_choice" ? "good-any" : `good-${good}`);
export const faceSymbol = (face: string): string => (face.startsWith("post_") ? `good-${face.slice(5)}` : face.replaceAll("_", "-"));
export const buildingSymbol = (building: string): string => building.replaceAll("_", "-");
