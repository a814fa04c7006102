/** What has just happened, as it is played out on the table: ships under way, tiles that are inked, frames that slide, goods that change hands. */

import { tick } from "svelte";
import { readAct, type Act } from "$web/acts";
import { fly } from "$web/parts/flights";
import type { Play } from "$web/play.svelte";
import { captainSymbol, GOODS } from "./content";
import type { Picture } from "./picture";

const TOLD_MS = 3600;
const MOST_PIECES = 4; // of one good that fly at once
const HERALD = ["news-frame", "news-frame-slides", "news-frame-stays", "news-frame-removed", "news-island-completed", "news-city-completed", "news-island-share", "news-city-share", "news-fifty", "news-hundred", "news-round", "news-order", "news-final", "news-wins", "news-tie"];
const MOST_LINES = 6;

interface Told extends Act {
  seat: number;
}

export class Show {
  /** Frames that have just slid back. */
  slides = $state.raw<ReadonlyMap<string, { from: number; to: number }>>(new Map());
  /** Spaces that have just been covered, and slots that have just got a marker. */
  inked = $state.raw<ReadonlySet<number>>(new Set());
  marked = $state.raw<ReadonlyMap<number, number>>(new Map());
  cityMarked = $state<string | null>(null);
  /** What has just been turned up: "contract-4", "small-0", "large-2". */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** Islands and cities that have just been scored. */
  scored = $state.raw<ReadonlySet<string>>(new Set());
  /** The island to look at on a small screen. */
  looking = $state<string | null>(null);
  /** What is told in words. */
  told = $state.raw<string[]>([]);
  #step = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly play: Play<Picture>) {}

  /** Follow the scene; call it in an effect. */
  follow(): void {
    const { picture, before, news, step } = this.play.scene;
    if (step === this.#step) return;
    const first = this.#step < 0;
    this.#step = step;
    if (!before || !news.length || first) {
      this.slides = this.marked = new Map();
      this.inked = new Set();
      this.scored = this.fresh = new Set();
      this.cityMarked = null;
      return;
    }
    this.#compare(before, picture);
    this.#tell(news);
    const acts = news.map((n) => ({ ...readAct(n.act), seat: n.seat }));
    void tick().then(() => {
      for (const act of acts) this.#carry(act, before, picture);
      this.#rewards(before, picture, acts);
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #tell(news: Play<Picture>["scene"]["news"]): void {
    const lines = news.flatMap(({ told }) => told.filter(([key]) => HERALD.includes(key)).map(([key, args]) => this.play.say(key, args)));
    if (!lines.length) return;
    this.told = lines.slice(-MOST_LINES);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.told = []), TOLD_MS + 500 * lines.length);
  }

  #compare(before: Picture, after: Picture): void {
    this.slides = new Map(after.frames.flatMap((frame, i) => (frame.space && frame.space !== before.frames[i]!.space ? [[frame.frame, { from: before.frames[i]!.space, to: frame.space }] as const] : [])));
    const inked = new Set<number>(), marked = new Map<number, number>(), scored = new Set<string>(), fresh = new Set<string>();
    after.islands.forEach((island, i) => {
      const was = before.islands[i]!;
      island.spaces.forEach((space, n) => {
        if (space.tile && !was.spaces[n]!.tile) inked.add(space.space);
        const slot = space.slots.findIndex((s, k) => s.height > 0 && !was.spaces[n]!.slots[k]!.height);
        if (slot >= 0) marked.set(space.space, slot);
        if ((space.tile && !was.spaces[n]!.tile) || slot >= 0) this.looking = island.area.name;
      });
      if (island.area.scored && !was.area.scored) scored.add(island.area.name);
    });
    this.cityMarked = null;
    after.cities.forEach((city, i) => {
      const was = before.cities[i]!;
      if (city.area.filled > was.area.filled) this.cityMarked = city.area.name;
      if (city.area.scored && !was.area.scored) scored.add(city.area.name);
      city.contracts.forEach((contract, n) => contract && contract.contract !== was.contracts[n]?.contract && fresh.add(`contract-${contract.space}`));
    });
    after.small_row.forEach((ship, i) => ship && ship.ship !== before.small_row[i]?.ship && fresh.add(`small-${i}`));
    after.large_row.forEach((ship, i) => ship && ship.ship !== before.large_row[i]?.ship && fresh.add(`large-${i}`));
    [this.inked, this.marked, this.scored, this.fresh] = [inked, marked, scored, fresh];
  }

  #own(seat: number): boolean {
    return seat === (this.play.you < 0 ? this.play.scene.picture.active : this.play.you);
  }

  /** Where something of a seat lies: its own places for the harbour below the chart, the panel for the others. */
  #place(seat: number, what: string): string[] {
    return this.#own(seat) ? [`own-${what}`, `seat-${seat}`] : [`seat-${seat}-${what}`, `seat-${seat}`];
  }

  #goods(seat: number, before: Picture, after: Picture, at: string[]): void {
    for (const good of GOODS) {
      const more = (after.players[seat]?.goods[good] ?? 0) - (before.players[seat]?.goods[good] ?? 0);
      for (let i = 0; i < Math.min(Math.abs(more), MOST_PIECES); i++) void fly({ symbol: `good-${good}`, from: more > 0 ? at : this.#place(seat, good), to: more > 0 ? this.#place(seat, good) : at, delay: i * 80, size: 30 });
    }
  }

  /** Points of a scoring fly from the island or city to the pawns. */
  #rewards(before: Picture, after: Picture, acts: Told[]): void {
    for (const area of [...after.islands, ...after.cities].map((a) => a.area)) {
      if (!this.scored.has(area.name)) continue;
      area.shares.filter((share) => share.markers).forEach((share, i) => void fly({ symbol: share.bonus ? "crown" : "coin-blank", from: [`area-${area.name}`], to: [`pawn-${share.seat}`], delay: 250 * i, size: 30 }));
    }
    // the income of a land turn that has begun
    const began = after.phase === "land" && !after.now.bought && (before.active !== after.active || before.part !== "land");
    if (began && !acts.some((act) => act.kind === "play_card")) this.#goods(after.active, before, after, this.#own(after.active) ? ["lane-load"] : [`seat-${after.active}-load`, `seat-${after.active}`]);
  }

  /** Carry ships, goods and cards from place to place. */
  #carry({ kind, seat, args }: Told, before: Picture, after: Picture): void {
    const goods = (at: string[]): void => this.#goods(seat, before, after, at);
    const fleet = this.#own(seat) ? [`seat-${seat}`] : [`seat-${seat}-fleet`, `seat-${seat}`];
    const lane = this.#own(seat) ? [`lane-${before.action}`] : [`seat-${seat}-${before.action}`, `seat-${seat}`];
    switch (kind) {
      case "build_small":
      case "build_large": {
        const [row, at] = kind === "build_small" ? ["small", before.small_row] : ["large", before.large_row];
        if (at[Number(args["space"]) - 1]) void fly({ symbol: row === "small" ? "ship-small" : "ship-large", from: [`${row}-${args["space"]}`], to: this.#own(seat) ? ["yards", ...fleet] : fleet, size: 52 });
        goods([`${row}-${args["space"]}`]);
        break;
      }
      case "extend":
        goods(this.#own(seat) ? [`ext-${args["extension"]}`, "yards"] : [`seat-${seat}`]);
        break;
      case "assign":
      case "charter":
      case "charter_start": {
        const ship = kind === "assign" ? before.players[seat]?.yards.find((y) => y.yard === Number(args["yard"]))?.ship : null;
        const from = kind === "assign" ? (this.#own(seat) ? [`yard-${args["yard"]}`] : fleet) : this.#place(seat, "hand");
        void fly({ symbol: ship ? (ship.size === "large" ? "ship-large" : "ship-small") : "caravel", from, to: lane, size: 46 });
        if (args["aboard"] === "captain" && before.players[seat]?.captain) void fly({ symbol: captainSymbol(before.players[seat]!.captain!), from: this.#place(seat, "captain"), to: lane, delay: 160, size: 34 });
        break;
      }
      case "load":
        goods([`load-${args["good"]}`, ...lane]);
        break;
      case "keep":
        void fly({ symbol: "card-back", from: lane, to: this.#place(seat, "hand"), size: 44 });
        break;
      case "settle":
        goods([`space-${args["space"]}`]);
        break;
      case "lay": {
        const space = [...this.inked][0];
        void fly({ symbol: "tile-back", from: ["tile-pile"], to: [`space-${space}`], size: 44 });
        goods([`space-${space}`]);
        break;
      }
      case "turn_tile": {
        const space = [...this.inked][0];
        if (space) void fly({ symbol: "tile-back", from: ["tile-pile"], to: [`space-${space}`], size: 44 });
        break;
      }
      case "fulfil":
      case "pay":
        goods([kind === "fulfil" ? `contract-${args["space"]}` : before.now.bill === "contract" ? `contract-${before.now.bill_item}` : "ribbon"]);
        break;
      case "antwerp":
      case "unload":
        goods(["antwerp"]);
        break;
      case "new_england":
        void fly({ symbol: "persons", seat, from: lane, to: ["new-england"], size: 40 });
        break;
      case "take_captain":
        void fly({ symbol: captainSymbol(args["captain"]!), from: [`captain-${args["captain"]}`, "stack-pentagon"], to: this.#place(seat, "captain"), size: 48 });
        break;
      case "take_good":
        goods(["stack-triangle"]);
        break;
      case "take_goal": {
        const frame = before.frames.find((f) => f.reaching)?.frame ?? "square";
        void fly({ symbol: "card-back", from: [`stack-${frame}`], to: this.#place(seat, "hand"), size: 44 });
        break;
      }
      case "play_card":
        goods(this.#place(seat, "hand"));
        break;
      case "play_goal":
        void fly({ symbol: "goal", from: this.#place(seat, "hand"), to: [`pawn-${seat}`], size: 40 });
        break;
    }
  }
}
