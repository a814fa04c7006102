/** All that a table page needs of a game, loaded together: its board, its acts and its words. */

import { Acts } from "./acts";
import { loadArt } from "./art";
import { get } from "./api";
import { loadBoard, type BoardModule } from "./board";
import { settings } from "./settings.svelte";
import { gameWords, Words } from "./words.svelte";
import type { ActTable, GameInfo } from "./types/protocol";

export class GameKit {
  words = $state.raw<Words>(new Words("en"));

  private constructor(
    readonly info: GameInfo,
    readonly acts: Acts,
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows its own picture
    readonly board: BoardModule<any> | undefined,
  ) {}

  static async load(game: string): Promise<GameKit> {
    const [info, table, board, words] = await Promise.all([
      get<GameInfo>(`/api/games/${game}`),
      get<ActTable>(`/api/games/${game}/acts`),
      loadBoard(game),
      gameWords(game, settings.language),
      loadArt(),
    ]);
    const kit = new GameKit(info, new Acts(table), board);
    kit.words = words;
    return kit;
  }

  /** Follow the visitor's language; call it in an effect. */
  async follow(): Promise<void> {
    const language = settings.language;
    if (this.words.language !== language) this.words = await gameWords(this.info.name, language);
  }
}
