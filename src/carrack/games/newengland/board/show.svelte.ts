/** What has just happened, as it is played out on the table: tiles are laid and turned, figures step aside, pieces and coins change hands. */

import { tick } from "svelte";
import { readAct, type Act } from "$web/acts";
import { fly } from "$web/parts/flights";
import type { Play } from "$web/play.svelte";
import { pair, shapePlots } from "./content";
import { keyed, pieceSymbol, standing, type Standing } from "./figures";
import type { Picture } from "./picture";

const LAID_MS = 700;
const USED_MS = 4200; // smoke and grazing
const MOST_COINS = 5; // that fly at once

interface Told extends Act {
  seat: number;
}

export class Show {
  figures = $state.raw<Standing[]>([]);
  /** First plots of tiles that have just been laid, and of those just put to use. */
  laid = $state.raw<ReadonlySet<string>>(new Set());
  used = $state.raw<ReadonlySet<string>>(new Set());
  /** Offer spaces that have just been filled. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** The plots of the last act. */
  last = $state.raw<string[]>([]);
  #step = -1;
  #key = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(readonly play: Play<Picture>) {}

  /** Follow the scene; call it in an effect. */
  follow(): void {
    const { picture, before, news, step } = this.play.scene;
    if (step === this.#step) return;
    const first = this.#step < 0;
    this.#step = step;
    const fresh = (): number => ++this.#key;
    this.figures = keyed(before && !first ? this.figures : [], standing(picture), fresh);
    this.stop();
    this.laid = this.fresh = new Set();
    if (!before || !news.length || first) {
      this.used = new Set();
      this.last = [];
      return;
    }
    const told = news.map((n) => ({ ...readAct(n.act), seat: n.seat }));
    this.#changes(before, picture);
    for (const act of told) this.#mark(act, before);
    void tick().then(() => told.forEach((act) => this.#carry(act, before, picture)));
  }

  #later(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  /** Tiles and offers that are new. */
  #changes(before: Picture, after: Picture): void {
    const was = new Map(before.tiles.map((tile) => [tile.plots[0]!, tile]));
    this.laid = new Set(after.tiles.filter((tile) => !was.has(tile.plots[0]!)).map((tile) => tile.plots[0]!));
    const used = new Set(after.tiles.filter((tile) => tile.used && was.get(tile.plots[0]!)?.used === false).map((tile) => tile.plots[0]!));
    const lay = new Map(before.spaces.map((space) => [space.space, space.piece?.name]));
    this.fresh = new Set(after.spaces.filter((space) => space.piece && lay.get(space.space) !== space.piece.name).map((space) => space.space));
    this.#later(LAID_MS, () => (this.laid = this.fresh = new Set()));
    if (!used.size) return;
    this.used = used;
    setTimeout(() => this.used === used && (this.used = new Set()), USED_MS); // the next act may come meanwhile
  }

  /** Remember where the last act was. */
  #mark({ kind, args }: Told, before: Picture): void {
    const plot = args["plot"]?.toUpperCase();
    if (kind === "start_spot") this.last = pair(plot!, args["lie"]!);
    else if (kind === "shape_spot" && before.pending?.piece.shape) this.last = shapePlots(before.pending.piece.shape, Number(args["facing"]), plot!);
    else if (kind === "land_plot") this.last = [plot!];
    else if (kind === "figure_tile" || kind === "reseat") this.last = before.tiles.find((tile) => tile.plots.includes(plot!))?.plots ?? [];
    else if (kind === "announce" || kind === "take_token") this.last = [];
  }

  #purse(seat: number): string[] {
    return [`seat-${seat}-purse`, `seat-${seat}`];
  }

  #coins(count: number, from: string[], to: string[]): void {
    for (let i = 0; i < Math.min(count, MOST_COINS); i++) void fly({ symbol: "coin-shilling", from, to, delay: i * 70, size: 26 });
  }

  /** Carry pieces, tokens and coins from place to place. */
  #carry({ kind, seat, args }: Told, before: Picture, after: Picture): void {
    const hand = ["in-hand", `seat-${seat}`], plot = `plot-${args["plot"]?.toUpperCase()}`;
    const bought = (name: string): string[] => before.spaces.filter((space, i) => space.piece?.name === name && after.spaces[i]?.piece?.name !== name).map((space) => `offer-${space.space}`);
    switch (kind) {
      case "take_token":
        void fly({ symbol: "token-bid", from: [`token-${args["token"]}`], to: [`seat-${seat}-token`, `seat-${seat}`], size: 44 });
        break;
      case "buy_land":
      case "buy_execute":
      case "buy_store": {
        const name = args["terrain"] ?? args["card"]!, from = bought(name);
        const piece = before.spaces.find((space) => space.piece?.name === name)?.piece;
        this.#coins(before.players[seat]?.token ?? 0, this.#purse(seat), from);
        if (piece) void fly({ symbol: pieceSymbol(piece), seat, from, to: kind === "buy_store" ? [`seat-${seat}-barns`, `seat-${seat}`] : hand, size: 50 });
        break;
      }
      case "execute_stored":
        if (after.pending) void fly({ symbol: pieceSymbol(after.pending.piece), seat, from: [`seat-${seat}-barns`, `seat-${seat}`], to: hand, size: 50 });
        break;
      case "start_spot":
      case "land_plot":
        if (before.pending) void fly({ symbol: pieceSymbol(before.pending.piece), seat, from: hand, to: [plot], size: 54 });
        break;
      case "figure_tile":
        if (before.pending?.piece.figure) void fly({ symbol: `piece-${before.pending.piece.figure}`, seat, from: hand, to: [plot], size: 46 });
        break;
      case "shape_spot":
        if (before.pending?.piece.shape) void fly({ symbol: "check", from: hand, to: [plot], size: 44 });
        break;
      case "end_turn": {
        const income = (after.players[seat]?.money ?? 0) - (before.players[seat]?.money ?? 0);
        this.#coins(income, ["bank"], this.#purse(seat));
        void fly({ symbol: "token-bid", from: [`seat-${seat}-token`, `seat-${seat}`], to: [`token-${before.players[seat]?.token}`], size: 36 });
        break;
      }
    }
  }
}
