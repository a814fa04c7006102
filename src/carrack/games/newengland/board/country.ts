/** The country on the drawing: where plots lie, and lines around sets of them. */

import type { Point } from "$web/parts/carto";
import { COLUMNS, place, PLOTS, ROWS, type Cell } from "./content";

export const SIZE = 64;
export const LEFT = 26; // room for the numbers
export const TOP = 22; // room for the letters
export const NORTH_SEA = 46;
export const EAST_SEA = 74;
export const CHART = { x: LEFT, y: TOP, width: COLUMNS.length * SIZE + EAST_SEA, height: NORTH_SEA + ROWS.length * SIZE };
export const WIDTH = LEFT + CHART.width + 14;
export const HEIGHT = TOP + CHART.height + 24;

export const left = (column: number): number => LEFT + column * SIZE;
export const top = (row: number): number => TOP + NORTH_SEA + row * SIZE;

/** The middle of a plot. */
export function at(plot: string): Point {
  const [column, row] = place(plot);
  return [left(column) + SIZE / 2, top(row) + SIZE / 2];
}

/** The middle of several plots. */
export function middle(plots: string[]): Point {
  const points = plots.map(at);
  return [points.reduce((sum, p) => sum + p[0], 0) / points.length, points.reduce((sum, p) => sum + p[1], 0) / points.length];
}

/** The same as shares of the chart's width and height. */
export const share = ([x, y]: Point): [number, number] => [x / WIDTH, y / HEIGHT];

/** Where on the drawing, or on a part of it, the pointer is. */
export function pointed(part: SVGGraphicsElement | undefined, e: MouseEvent): Point | null {
  const matrix = part?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(e.clientX, e.clientY).matrixTransform(matrix.inverse());
  return [x, y];
}

/** The plot under a point of the drawing. */
export const under = ([x, y]: Point): string | null => PLOTS.find((plot) => Math.abs(at(plot)[0] - x) <= SIZE / 2 && Math.abs(at(plot)[1] - y) <= SIZE / 2) ?? null;

const r1 = (n: number): number => Math.round(n * 10) / 10;

/** A line around plots, moved inwards by `inset`, its corners rounded: one closed path for each connected piece, and for each hole. */
export function outline(plots: string[], inset = 2, radius = 7): string {
  const cells = plots.map(place), has = new Set(cells.map(String));
  const inside = (c: number, r: number): boolean => has.has(`${c},${r}`);
  const next = new Map<string, Cell[]>(); // from a corner of the grid to the next ones, clockwise around the land
  const edge = (a: Cell, b: Cell): void => void (next.get(String(a)) ?? next.set(String(a), []).get(String(a))!).push(b);
  for (const [c, r] of cells) {
    if (!inside(c, r - 1)) edge([c, r], [c + 1, r]);
    if (!inside(c + 1, r)) edge([c + 1, r], [c + 1, r + 1]);
    if (!inside(c, r + 1)) edge([c + 1, r + 1], [c, r + 1]);
    if (!inside(c - 1, r)) edge([c, r + 1], [c, r]);
  }
  let path = "";
  for (const start of [...next.keys()]) {
    while (next.get(start)?.length) {
      const corners: Cell[] = [];
      let here = start.split(",").map(Number) as Cell, way: Cell | null = null;
      do {
        const out: Cell[] = next.get(String(here))!, came = way as Cell | null;
        // where pieces meet at a corner, turn right: they stay apart
        const right = came && out.length > 1 ? out.findIndex(([c, r]) => c - here[0] === -came[1] && r - here[1] === came[0]) : 0;
        const to: Cell = out.splice(Math.max(right, 0), 1)[0]!;
        const step: Cell = [to[0] - here[0], to[1] - here[1]];
        if (!came || came[0] !== step[0] || came[1] !== step[1]) corners.push(here);
        here = to;
        way = step;
      } while (String(here) !== start);
      const [a, b] = [corners[0]!, corners[1]!];
      if (way && Math.sign(b[0] - a[0]) === way[0] && Math.sign(b[1] - a[1]) === way[1]) corners.shift(); // it began in the middle of a side
      path += rounded(corners, inset, radius);
    }
  }
  return path;
}

function rounded(corners: Cell[], inset: number, radius: number): string {
  const n = corners.length, corner = (i: number): Cell => corners[(i + n) % n]!;
  const way = (i: number): Cell => [Math.sign(corner(i + 1)[0] - corner(i)[0]), Math.sign(corner(i + 1)[1] - corner(i)[1])];
  let path = "";
  for (let i = 0; i < n; i++) {
    const [from, to] = [way(i - 1), way(i)];
    // the land lies on the right hand of each side: inwards is a quarter turn clockwise
    const x = left(corner(i)[0]) - (from[1] + to[1]) * inset, y = top(corner(i)[1]) + (from[0] + to[0]) * inset;
    path += `${i ? "L" : "M"}${r1(x - from[0] * radius)} ${r1(y - from[1] * radius)}Q${r1(x)} ${r1(y)} ${r1(x + to[0] * radius)} ${r1(y + to[1] * radius)}`;
  }
  return path + "Z";
}
