/** New England in the browser. */

import type { BoardModule } from "$web/board";
import Board from "./Board.svelte";
import InHand from "./InHand.svelte";
import { changes, detail, pace, primary } from "./news";
import type { Picture } from "./picture";
import Words from "./Words.svelte";

const board: BoardModule<Picture> = {
  Board,
  Words,
  Roll: InHand,
  stages: [
    { name: "start", phases: ["first_player", "start_terrain", "start_spot"] },
    { name: "offer", phases: ["announce", "offer_land", "offer_card"] },
    { name: "tokens", phases: ["token"] },
    { name: "buy", phases: ["turn", "extra_land", "extra_card", "land_plot", "shape_spot", "figure_tile", "reseat"] },
  ],
  pace,
  changes,
  primary,
  detail,
  sounds: { first_player: null, start_terrain: null, start_spot: "knock", announce: "quill", draw_land: "knock", draw_card: "paper", take_token: "knock", reveal_land: null, reveal_card: null, buy_land: "coins", buy_execute: "coins", buy_store: "coins", execute_stored: "paper", end_turn: "coins", land_plot: "knock", shape_spot: "bell", figure_tile: "knock", reseat: "knock" },
};

export default board;
