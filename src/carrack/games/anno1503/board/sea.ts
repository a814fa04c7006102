/** The squares of the sea board: where they lie, what is next to them, and how far a ship gets. */

import { COLUMNS, DIRECTIONS, ROWS, type Direction } from "./content";
import type { Picture, Player, Ship } from "./picture";

const STEP: Record<Direction, [number, number]> = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] };

/** Row and column of a square, counted from 0. */
export const place = (square: string): [number, number] => [ROWS.indexOf(square[0]!), Number(square.slice(1)) - 1];

/** The square next to one, or null beyond the edge. */
export function beside(square: string, direction: Direction): string | null {
  const [row, column] = place(square);
  const r = row + STEP[direction][0], c = column + STEP[direction][1];
  return r >= 0 && r < ROWS.length && c >= 0 && c < COLUMNS.length ? `${ROWS[r]}${c + 1}` : null;
}

/** In which direction a neighbouring square lies; null when it is not next to this one. */
export const towards = (from: string, to: string): Direction | null => DIRECTIONS.find((direction) => beside(from, direction) === to) ?? null;

/** The ship that discovers an island: the one in hand, or another that lies next to it and has points; and where the island lies from it. */
export function discoverer(ships: Ship[], inHand: Ship | null, island: string): [Ship | null, Direction | null] {
  const way = (ship: Ship): Direction | null => (ship.square ? towards(ship.square, island) : null);
  const other = ships.find((ship) => ship.points && way(ship));
  const ship = inHand && (way(inHand) || !other) ? inHand : (other ?? null);
  return [ship, ship && way(ship)];
}

export const SQUARES = ROWS.flatMap((row) => COLUMNS.map((column) => row + column));

/** How a ship gets to every sea square within its action points: the directions to sail, the shortest way. */
export function reach(from: string, points: number, islands: ReadonlySet<string>): Map<string, Direction[]> {
  const ways = new Map<string, Direction[]>([[from, []]]);
  for (const [square, way] of ways) {
    if (way.length === points) continue; // a Map is walked in the order of its making: nearest first
    for (const direction of DIRECTIONS) {
      const next = beside(square, direction);
      if (next && !islands.has(next) && !ways.has(next)) ways.set(next, [...way, direction]);
    }
  }
  ways.delete(from);
  return ways;
}

export interface Afloat extends Ship {
  seat: number;
  square: string;
  /** Its place in the row of ships that share the square. */
  rank: number;
  crowd: number;
}

/** All ships at sea; those on one square stand in a row, the viewer's last, in front. */
export function fleet(players: Player[], you: number): Afloat[] {
  const all = players.flatMap((player) => player.ships.filter((ship) => ship.square !== null).map((ship) => ({ ...ship, seat: player.seat, square: ship.square! })));
  all.sort((a, b) => Number(a.seat === you) - Number(b.seat === you) || a.seat - b.seat || a.ship - b.ship);
  return all.map((ship) => {
    const here = all.filter((other) => other.square === ship.square);
    return { ...ship, rank: here.indexOf(ship), crowd: here.length };
  });
}

export const islandNames = (picture: Picture): Set<string> => new Set(picture.islands.map((tile) => tile.island));

/** Action points that a ship of this player begins a turn with. */
export function fullPoints(picture: Picture, player: Player): number {
  return picture.seats * (player.residents.some((resident) => resident.building === "shipyard") ? 2 : 1);
}
