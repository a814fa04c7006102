/** Columbus in the browser. */

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
    { name: "before", phases: ["start_player", "before_roll", "dice"] },
    { name: "sea", phases: ["action", "repair", "flight", "good_weather", "spin", "respin", "turn_up", "take_card", "mutiny", "disc"] },
    { name: "after", phases: ["relocate"] },
  ],
  pace,
  changes,
  primary,
  detail,
  sounds: { start_player: null, roll: "die", reroll: "die", die: null, sail: "canvas", whirl: "canvas", raise_storm: "thunder", spin: "die", accept: "thunder", spin_again: null, good_weather: "paper", let_it_blow: null, draw_card: "paper", turn_up: null, take_card: null, load: "knock", look: "paper", open_disc: "bell", play: "paper", pay_crew: "knock", miss_turn: "creak", relocate: "canvas", leave: null, decline: "knock", end_turn: null, finish: "knock" },
};

export default board;
