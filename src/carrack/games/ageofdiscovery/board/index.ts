/** Age of Discovery in the browser. */

import type { BoardModule } from "$web/board";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { changes, detail, pace, primary } from "./news";
import type { Picture } from "./picture";
import Words from "./Words.svelte";

const board: BoardModule<Picture> = {
  Board,
  Words,
  Roll: Actions,
  stages: [
    { name: "choose", phases: ["start_player", "lay_ship", "lay_order", "deal_order", "deal_joker", "deal_special", "menu"] },
    { name: "carry-out", phases: ["refill", "take_order", "buy", "turn_up", "place", "voyage_ship", "order_ship", "duration", "show_joker"] },
    { name: "score", phases: ["show_special"] },
  ],
  pace,
  changes,
  primary,
  detail,
  sounds: { start_player: null, lay_ship: null, lay_order: "paper", deal_order: "paper", deal_joker: null, deal_special: null, take_coins: "coins", acquire: "paper", acquire_unseen: "paper", buy: "coins", turn_up: "paper", reserve: "quill", head_for: null, send: "canvas", start_order: "paper", assign: "knock", agree: "quill", show_joker: null, stop: null, end_turn: null, show_special: "paper" },
};

export default board;
