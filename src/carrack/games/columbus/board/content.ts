/** What is printed on the chart, the dice, the cards and the discs. The rules have the same tables in content.py. */

export const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const; // clockwise, as on the rose
export const SYMBOLS = ["compass", "sail", "whirlwind", "storm", "telescope"] as const;
export const CARDS = ["good_winds", "very_good_winds", "whirlwind_2", "whirlwind_3", "carpenter", "good_weather"] as const;
export const CROSSED = ["provisions_1", "provisions_2", "provisions_3", "mutiny", "hurricane", "fog_n", "fog_e", "fog_s", "fog_w"] as const;
export const PAYMENTS = ["compass", "sail", "wind"] as const; // a compass before a sail, which may still be needed in a calm

export type Direction = (typeof DIRECTIONS)[number];
export type Card = (typeof CARDS)[number];
export type Payment = (typeof PAYMENTS)[number];

/** The discs by what they show: how many there are, and how many barrels they bring. */
export const DISCS = { sea: 3, isle_1: 2, isle_2: 3, isle_3: 2, inhabited: 5 } as const;
export type Disc = keyof typeof DISCS;
export const ALL_DISCS = 15;

export const HOLD = 8;
export const DECLINED = 2; // barrels for a turn given up
export const ZONES: [number, number][] = [[0, 2], [2, 3], [5, 3], [8, 3], [11, 3]]; // the first column of each, and its width

export const COLUMNS = [..."ABCDEFGHIJKLMN"];
export const ROWS = [..."123456789"];
export const PORT = "N5";

// . plain water   ~ calm   @ plain water with a whirlwind mark   R reef   Z Azores   C Canaries   # mainland   S port
const CHART = ["...~~....~~.##", ".~.@.R...R~.##", "..R...~....@.#", "..~~R~~.Z.R...", ".R~..@~...~R.S", "~..R....R~~...", "..~~.~R@...@~#", ".~.@R~.~~.C.##", "~.R.~.R.~...##"];

export const FIELDS = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

/** Column and row of a field, counted from 0. */
export const place = (field: string): [number, number] => [COLUMNS.indexOf(field[0]!), Number(field.slice(1)) - 1];

export type Ground = "plain" | "calm" | "mark" | "reef" | "azores" | "canaries" | "mainland" | "port";
const MEANS: Record<string, Ground> = { ".": "plain", "~": "calm", "@": "mark", R: "reef", Z: "azores", C: "canaries", "#": "mainland", S: "port" };

/** What is drawn on a field. */
export function ground(field: string): Ground {
  const [column, row] = place(field);
  return MEANS[CHART[row]![column]!]!;
}

export const fieldsOf = (what: Ground): string[] => FIELDS.filter((field) => ground(field) === what);
export const MARKS = fieldsOf("mark");

const SYMBOL: Record<string, string> = { good_winds: "wind", very_good_winds: "caravel", whirlwind_2: "whirlwind", whirlwind_3: "whirlwind", carpenter: "carpenter", good_weather: "good-weather", mutiny: "mutiny", hurricane: "hurricane" };

/** The picture on a card. */
export const cardSymbol = (card: string): string => SYMBOL[card] ?? (card.startsWith("fog") ? "fog" : "provisions");
export const discSymbol = (disc: string): string => `disc-${disc.replaceAll("_", "-")}`;
/** Names of things in the game's texts have hyphens. */
export const dashed = (name: string): string => name.replaceAll("_", "-");
