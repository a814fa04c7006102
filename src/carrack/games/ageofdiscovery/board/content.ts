/** What is printed on cards and slips, and what things are called. The rules have the same tables in content.py. */

export const COLOURS = ["red", "yellow", "green", "blue", "white", "brown"] as const;
export type Colour = (typeof COLOURS)[number];

export const ACTIONS = ["coins", "acquire", "buy", "place"] as const; // two different ones in a turn
export type Action = (typeof ACTIONS)[number];
export const ACTION_SYMBOL: Record<Action, string> = { coins: "coins", acquire: "order", buy: "ship-large", place: "voyage" };

export const HAND_LIMIT = 4;
export const PLAIN_FEE = 1;
export const JOKER_FEE = 2;
export const MOST_COUNTED = 10; // completed orders: more use the last column
export const INTERIM_PILE = 2; // counted from 0
export const FINAL_PILE = 4;

/** Names of things in the game's texts have hyphens. */
export const dashed = (name: string): string => name.replaceAll("_", "-");

/** The two colours of a joker, "red_yellow". */
export const jokerColours = (joker: string | null): Colour[] => (joker ? (joker.split("_") as Colour[]) : []);

/** "red_2", "joker_red_2" and "joker_2" read. A joker on an order has no colour of its own. */
export function readShip(name: string): { joker: boolean; colour: Colour | null; capacity: number } {
  const parts = name.split("_");
  const joker = parts[0] === "joker";
  const colour = joker ? (parts.length > 2 ? parts[1] : null) : parts[0];
  return { joker, colour: (colour ?? null) as Colour | null, capacity: Number(parts.at(-1)) };
}
