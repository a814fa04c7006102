/** Small counts that several parts of the board show. */

import { BUILDINGS, HAND_LIMIT } from "./content";
import type { Picture, Player, Resident } from "./picture";

export const posts = (player: Player): number => player.workshops.filter((shop) => shop.post).length;
export const treaties = (player: Player): number => player.treaties.filter(Boolean).length;
export const buildings = (player: Player): string[] => player.residents.flatMap((resident) => resident.building ?? []);
export const living = (player: Player): number => player.residents.filter((resident) => resident.level).length;

/** What to say of a building site without a building: it is lost once somebody lives there, but not while the building is being chosen. */
export function siteText(picture: Picture, player: Player, { space, level }: Resident): string {
  const choosing = picture.phase === "building" && player.seat === picture.active && space === living(player);
  return level && !choosing ? "board-site-lost" : "board-site";
}

/** How far a player has got towards each victory point. */
export function progress(player: Player, goal: string): number {
  switch (goal) {
    case "gold":
      return player.gold;
    case "posts":
      return posts(player);
    case "treaties":
      return treaties(player);
    case "buildings":
      return buildings(player).length;
    default:
      return player.residents.filter((resident) => resident.level === "merchant").length;
  }
}

/** The public buildings of this table: with few players some stay in the box. */
export const inPlay = (picture: Picture): string[] => BUILDINGS.filter((name) => picture.buildings[name] || picture.players.some((player) => buildings(player).includes(name)));

/** The player whose island is shown large: the viewer, or for a spectator whoever has the turn. */
export const host = (picture: Picture): Player => picture.players[picture.seat >= 0 ? picture.seat : Math.max(picture.active, 0)]!;

/** Cards that must go at the end of the turn. */
export const surplus = (player: Player): number => Math.max(0, player.cards - HAND_LIMIT);
