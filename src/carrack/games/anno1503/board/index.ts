/** Anno 1503 in the browser. */

import type { BoardModule } from "$web/board";
import Board from "./Board.svelte";
import { changes, detail, pace, primary } from "./news";
import type { Picture } from "./picture";
import Roll from "./Roll.svelte";
import Words from "./Words.svelte";

const board: BoardModule<Picture> = {
  Board,
  Words,
  Roll,
  stages: [
    { name: "roll", phases: ["roll", "produce", "event", "golden_times", "pirate", "turn_back", "refill", "lay"] },
    { name: "trade", phases: ["trade", "draw_in_trade", "building"] },
    { name: "sail", phases: ["ships", "draw_at_sea", "look", "tile", "reveal", "jetty", "upgrade", "discard"] },
  ],
  pace,
  changes,
  primary,
  buttons: ({ phase }, play) => [phase === "building" ? play.id("no_building") : null].filter((id) => id !== null), // no blue one: it gives the site up for good
  detail,
  sounds: { roll: "die", event: "die", deal_home: null, start_player: null, set_sail: "canvas", move: "canvas", build_ship: "knock", place_pioneer: "knock", develop: "knock", choose_jetty: "knock", choose_upgrade: "knock", choose_building: "knock", see: null, lay: null, reveal: "paper", end_turn: null },
};

export default board;
