/** Race to the New Found Land in the browser. */

import type { BoardModule } from "$web/board";
import Board from "./Board.svelte";
import Leg from "./Leg.svelte";
import { changes, detail, pace, primary, prompt, stage } from "./news";
import type { Picture } from "./picture";
import Words from "./Words.svelte";

const board: BoardModule<Picture> = {
  Board,
  Words,
  Roll: Leg,
  stages: [
    { name: "land", phases: ["land", "scrap"] },
    { name: "planning", phases: ["plan"] },
    { name: "action", phases: ["load", "draw_card", "keep", "settle", "deliver", "antwerp", "draw_tile", "discover"] },
    { name: "end", phases: ["compass", "turn_tile", "goal", "goal_pay"] },
  ],
  stage,
  pace,
  changes,
  primary,
  prompt,
  detail,
  sounds: { deal_country: null, choose_country: "quill", offer_small: null, offer_large: null, offer_contract: null, turn_compass: "paper", turn_tile: "knock", play_card: "paper", extend: "knock", build_small: "canvas", build_large: "canvas", reveal_large: null, scrap: "creak", pay: "coins", assign: "canvas", charter_start: "canvas", charter: "canvas", load: "knock", draw_card: null, keep: "paper", settle: "knock", new_england: "knock", fulfil: "quill", antwerp: "coins", unload: "coins", stop_unloading: null, draw_tile: null, lay: "knock", look: null, take_goal: "creak", take_captain: "creak", take_good: "creak", play_goal: "paper", pay_goods: "coins", last_start: null, end_turn: null },
};

export default board;
