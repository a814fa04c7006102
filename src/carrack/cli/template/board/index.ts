/** Pearl Divers in the browser. */

import type { BoardModule } from "$web/board";
import Board from "./Board.svelte";
import type { Picture } from "./picture";
import Words from "./Words.svelte";

const LOOK_MS = 700; // that an act of another is looked at

const board: BoardModule<Picture> = {
  Board,
  Words,
  stages: [{ name: "turn", phases: ["turn", "find"] }],
  pace: (news) => LOOK_MS * news.length,
  changes: (before, after, you) => {
    const [was, is] = [before.divers[you], after.divers[you]];
    return was && is && was.gold !== is.gold ? [{ symbol: "coin", label: "board-gold", from: was.gold, to: is.gold }] : [];
  },
  buttons: (_, play) => play.find("rest").map((act) => act.id),
  sounds: { dive: "canvas", find: null, sell: "coins", rest: null },
};

export default board;
