/** The fields of the sea: what is next to what, and where ships and whirlwinds stand on the drawing. */

import type { Point } from "$web/parts/carto";
import { COLUMNS, DIRECTIONS, place, ROWS, ZONES, type Direction } from "./content";
import type { Player } from "./picture";

const STEP: Record<Direction, [number, number]> = { n: [0, -1], ne: [1, -1], e: [1, 0], se: [1, 1], s: [0, 1], sw: [-1, 1], w: [-1, 0], nw: [-1, -1] };

/** The way of a wind on the drawing: to the right, and down. */
export const bearing = (direction: Direction): Point => STEP[direction];

/** How far the arrow of the rose is turned, clockwise from north. */
export const degrees = (direction: string): number => 45 * Math.max(0, DIRECTIONS.indexOf(direction as Direction));

/** The field next to one, or null beyond the edge. */
export function beside(field: string, direction: Direction): string | null {
  const [column, row] = place(field), [dx, dy] = STEP[direction];
  const letter = COLUMNS[column + dx], number = ROWS[row + dy];
  return letter && number ? letter + number : null;
}

/** In which direction a neighbouring field lies; null when it is not next to this one. */
export const towards = (from: string, to: string): Direction | null => DIRECTIONS.find((direction) => beside(from, direction) === to) ?? null;

export const neighbours = (field: string): string[] => DIRECTIONS.flatMap((direction) => beside(field, direction) ?? []);

/** The zone of a field, 1 to 5; the port lies in none. */
export function zoneOf(field: string): number {
  if (field === "N5") return 0;
  const [column] = place(field);
  return ZONES.findIndex(([first, width]) => column >= first && column < first + width) + 1;
}

// --- the drawing: the mock of the art direction, field by field -------------------------------------
export const SIZE = 62;
export const LEFT = 126; // room for the discs
export const TOP = 62; // room for the ribbons of the zones
export const SEA = { x: LEFT, y: TOP, width: COLUMNS.length * SIZE, height: ROWS.length * SIZE };
export const WIDTH = LEFT + SEA.width + 30;
export const HEIGHT = TOP + SEA.height + 28;

export const cx = (column: number): number => LEFT + column * SIZE + SIZE / 2;
export const cy = (row: number): number => TOP + row * SIZE + SIZE / 2;

/** The middle of a field. */
export function at(field: string): Point {
  const [column, row] = place(field);
  return [cx(column), cy(row)];
}

/** The same as shares of the chart's width and height. */
export function share([x, y]: Point): [number, number] {
  return [x / WIDTH, y / HEIGHT];
}

export const zoneMiddle = (zone: number): number => {
  const [first, width] = ZONES[zone - 1]!;
  return LEFT + (first + width / 2) * SIZE;
};

export interface Afloat {
  seat: number;
  field: string;
  mast: boolean;
  found: boolean;
  /** Its place among the ships that share the field. */
  rank: number;
  crowd: number;
}

/** All ships; those on one field fan out, the viewer's last, in front. */
export function fleet(players: Player[], you: number): Afloat[] {
  const all = players.map(({ seat, field, mast, discovery }) => ({ seat, field, mast, found: discovery }));
  all.sort((a, b) => Number(a.seat === you) - Number(b.seat === you) || a.seat - b.seat);
  return all.map((ship) => {
    const here = all.filter((other) => other.field === ship.field);
    return { ...ship, rank: here.indexOf(ship), crowd: here.length };
  });
}
