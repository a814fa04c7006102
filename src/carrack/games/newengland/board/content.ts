/** What is printed: the plots, the kinds of cards and their shapes. What is legal comes from the server; this only says where things lie. */

export const COLUMNS = [..."ABCDEFGHIJK"];
export const ROWS = [..."123456789"];
export const TERRAINS = ["settlement", "field", "pasture"] as const;
export const FIGURES = ["pilgrim", "barn", "ship"] as const;
export const BONUS: Record<Figure, number> = { pilgrim: 4, barn: 3, ship: 2 };
export const LAND_NUMBERS = [3, 4, 5, 6];
export const OFFER = 9;
export const MOST_PURCHASES = 2;

export type Terrain = (typeof TERRAINS)[number];
export type Figure = (typeof FIGURES)[number];
export type Cell = [column: number, row: number];

/** Column and row of a plot, from 0. */
export const place = (plot: string): Cell => [COLUMNS.indexOf(plot[0]!), Number(plot.slice(1)) - 1];

/** The plot of a column and a row, or null where there is none: beyond the edges, and in the corner that is sea. */
export function plotAt([column, row]: Cell): string | null {
  const letter = COLUMNS[column], number = ROWS[row];
  return letter && number && letter + number !== "K1" ? letter + number : null;
}

export const PLOTS = ROWS.flatMap((_, row) => COLUMNS.flatMap((_, column) => plotAt([column, row]) ?? []));

/** The two plots of a start tile that begins here. */
export function pair(plot: string, lie: string): string[] {
  const [column, row] = place(plot);
  return [plot, plotAt(lie === "down" ? [column, row + 1] : [column + 1, row])].filter((p) => p !== null);
}

// --- cards --------------------------------------------------------------------------------------

export interface CardKind {
  terrain: Terrain | null; // null: a figure
  shape: string | null;
  points: number;
}

const use = (terrain: Terrain, shape: string, points: number): CardKind => ({ terrain, shape, points });
const figure = (points: number): CardKind => ({ terrain: null, shape: null, points });
export const CARDS: Record<string, CardKind> = {
  pilgrim: figure(1),
  barn: figure(1),
  ship: figure(2),
  s_d2: use("settlement", "d2", 3),
  s_l3: use("settlement", "l3", 5),
  s_o4: use("settlement", "o4", 8),
  f_d2: use("field", "d2", 3),
  f_l3: use("field", "l3", 5),
  f_i3: use("field", "i3", 6),
  f_i4: use("field", "i4", 10),
  g_d2: use("pasture", "d2", 3),
  g_l3: use("pasture", "l3", 5),
  g_i3: use("pasture", "i3", 6),
  g_t4: use("pasture", "t4", 8),
  g_s4: use("pasture", "s4", 9),
  g_l4: use("pasture", "l4", 8),
};

const DRAWN: Record<string, string[]> = {
  d2: ["##"],
  l3: ["#.", "##"],
  i3: ["###"],
  o4: ["##", "##"],
  i4: ["####"],
  t4: ["###", ".#."],
  s4: [".##", "##."],
  l4: ["#.", "#.", "##"],
};

/** The cells of a shape as its card shows it. */
export const drawn = (shape: string): Cell[] => DRAWN[shape]!.flatMap((line, y) => [...line].flatMap((mark, x): Cell[] => (mark === "#" ? [[x, y]] : [])));

/** The plots of a shape, turned by so many quarters (from 4 on mirrored), whose first plot in reading order is this one. */
export function shapePlots(shape: string, facing: number, plot: string): string[] {
  let cells = drawn(shape);
  if (facing >= 4) cells = cells.map(([x, y]) => [-x, y]);
  for (let i = 0; i < facing % 4; i++) cells = cells.map(([x, y]) => [-y, x]);
  const [first] = cells.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
  const [column, row] = place(plot);
  return cells.map(([x, y]) => plotAt([column + x - first![0], row + y - first![1]])).filter((p) => p !== null);
}
