/** What has just happened, as it is played out on the table: ships on their course, goods in the air, columns that light up. */

import { tick } from "svelte";
import { readAct, type Act } from "$web/acts";
import { fly } from "$web/parts/flights";
import type { Play } from "$web/play.svelte";
import type { News } from "$web/types/protocol";
import { reduced } from "$web/settings.svelte";
import { COSTS, faceSymbol, type Cost, type Direction, type Good } from "./content";
import type { Picture } from "./picture";
import { beside } from "./sea";

const ROLL_MS = 950; // the die falls, then goods come
const EVENT_MS = 3200;
const LOOK_MS = 1500;

export interface Voyage {
  seat: number;
  ship: number;
  squares: string[];
  turn: number;
}

interface Told extends Act {
  seat: number;
  news: News;
}

export class Show {
  /** The number whose column lights, 0 for none. */
  lit = $state(0);
  /** The die has just fallen: the column flares. */
  flare = $state(false);
  event = $state<string | null>(null);
  wake = $state.raw<Voyage | null>(null);
  /** Who looks at which island just now, and the face when it is shown to all. */
  glance = $state.raw<{ seat: number; island: string; face: string | null } | null>(null);
  /** Goods on their way to the viewer's hand. */
  coming = $state<Record<string, number>>({});
  #step = -1;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(readonly play: Play<Picture>) {}

  /** Follow the scene; call it in an effect. */
  follow(): void {
    const { picture, before, news, step } = this.play.scene;
    if (step === this.#step) return;
    const first = this.#step < 0;
    this.#step = step;
    if (!before || !news.length || first) {
      this.lit = picture.roll < 6 ? picture.roll : 0;
      this.flare = false;
      this.coming = {};
      if (!first) this.wake = this.glance = null;
      return;
    }
    const told = news.map((n) => ({ ...readAct(n.act), seat: n.seat, news: n }));
    for (const act of told) if (act.kind === "move") this.#sail(act, before, picture);
    const roll = told.findLast((act) => act.kind === "roll");
    if (roll) this.#rolled(Number(roll.args["face"]), told, before, picture);
    else void tick().then(() => told.forEach((act) => this.#carry(act, before, picture)));
    for (const act of told) this.#look(act, before);
  }

  #later(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, reduced() ? 0 : ms));
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
  }

  /** The last voyage grows while one ship sails on in one turn. */
  #sail({ seat, args }: Told, before: Picture, after: Picture): void {
    const ship = Number(args["ship"]), old = this.wake;
    const goesOn = old && old.seat === seat && old.ship === ship && old.turn === after.turn;
    const squares = goesOn ? old.squares : [before.players[seat]?.ships[ship - 1]?.square ?? ""];
    const next = squares[0] ? beside(squares.at(-1)!, args["direction"] as Direction) : null;
    if (next) this.wake = { seat, ship, squares: [...squares, next], turn: after.turn };
  }

  #rolled(face: number, told: Told[], before: Picture, after: Picture): void {
    this.lit = 0;
    this.flare = false;
    this.event = null;
    const events = told.find((act) => act.kind === "event");
    const gains = face < 6 ? this.#gains(before, after) : [];
    this.#hold(gains);
    this.#later(ROLL_MS, () => {
      if (face < 6) {
        this.lit = face;
        this.flare = true;
        this.#later(1400, () => (this.flare = false));
        gains.forEach(({ seat, good }, i) => void this.#gain(seat, good, this.#columns(after, seat, face, good), 160 + i * 120));
      }
    });
    if (events) this.#later(2 * ROLL_MS, () => this.#happen(after.event));
  }

  #happen(event: string): void {
    this.event = event;
    this.#later(EVENT_MS, () => (this.event = null));
  }

  /** Who got which goods, as far as they were taken openly. */
  #gains(before: Picture, after: Picture): { seat: number; good: string }[] {
    return after.players.flatMap(({ seat, cards, hand, workshops }) => {
      const was = before.players[seat]!;
      if (cards <= was.cards) return [];
      if (hand && was.hand) return Object.keys(hand).filter((good) => hand[good]! > was.hand![good]!).map((good) => ({ seat, good }));
      const shop = workshops[after.roll - 1];
      return shop && !shop.post && shop.good !== "free_choice" ? [{ seat, good: shop.good }] : [];
    });
  }

  #columns(picture: Picture, seat: number, number: number, good: string): string[] {
    const own = seat === picture.seat, shop = picture.players[seat]?.workshops[number - 1];
    const jetty = shop?.post === good && shop.good !== good;
    return own ? [jetty ? `jetty-${number}` : `shop-${number}`] : [`seat-${seat}-shop-${number}`, `seat-${seat}`];
  }

  #hold(gains: { seat: number; good: string }[]): void {
    if (reduced()) return;
    const coming: Record<string, number> = {};
    for (const { seat, good } of gains) if (seat === this.play.you) coming[good] = (coming[good] ?? 0) + 1;
    this.coming = coming;
  }

  async #gain(seat: number, good: string, from: string[], delay = 0): Promise<void> {
    const own = seat === this.play.you;
    await fly({ symbol: `good-${good}`, from, to: own ? [`hand-${good}`, "hand"] : [`seat-${seat}-hand`, `seat-${seat}`], delay });
    if (own && this.coming[good]) this.coming[good]--;
  }

  #look({ kind, seat, args, news }: Told, before: Picture): void {
    if (kind === "discover") {
      const from = before.players[seat]?.ships[Number(args["ship"]) - 1]?.square;
      const island = from && beside(from, args["direction"] as Direction);
      if (!island || seat === this.play.you) return;
      this.glance = { seat, island, face: null };
    } else if (kind === "reveal") {
      const [, said] = news.told[0] ?? [];
      const face = String(said?.["tile"] ?? "").replaceAll("-", "_");
      if (before.active === this.play.you || !before.island || !face) return;
      this.glance = { seat: before.active, island: before.island, face };
    } else if (kind === "leave_tile" || kind === "end_turn") {
      this.glance = null;
      return;
    } else return;
    const shown = this.glance;
    this.#later(LOOK_MS, () => this.glance === shown && (this.glance = null));
  }

  /** Carry goods, coins and tiles from place to place. */
  #carry({ kind, seat, args, news }: Told, before: Picture, after: Picture): void {
    const you = after.seat, own = seat === you;
    const good = args["good"] ?? "", home = own ? [`hand-${good}`, "hand"] : [`seat-${seat}-hand`, `seat-${seat}`];
    const purse = own ? ["purse"] : [`seat-${seat}`];
    const plot = (space: string | number): string[] => (own ? [`plot-${space}`] : [`seat-${seat}`]);
    const pay = (cost: Cost, to: string[]): void => {
      if (own) for (const g of Object.keys(COSTS[cost])) void fly({ symbol: `good-${g}`, from: ["hand"], to, size: 30 });
    };
    switch (kind) {
      case "produce":
        this.#hold([{ seat, good }]);
        void this.#gain(seat, good, this.#columns(after, seat, after.roll, good));
        break;
      case "golden_pick":
      case "buy":
        this.#hold([{ seat, good }]);
        void this.#gain(seat, good, [`stall-${good}`]);
        if (kind === "buy") void fly({ symbol: "coin", from: purse, to: [`stall-${good}`], size: 26 });
        break;
      case "sell":
        void fly({ symbol: `good-${good}`, from: home, to: own ? plot(args["space"]!) : [`stall-${good}`] });
        void fly({ symbol: "coin", from: plot(args["space"]!), to: purse, delay: 320, size: 26 });
        break;
      case "discard":
        void fly({ symbol: `good-${good}`, from: home, to: [`stall-${good}`] });
        break;
      case "build_ship":
        pay("ship", ["island-C1", "port"]);
        break;
      case "place_pioneer":
        pay("pioneer", plot(after.players[seat]!.residents.findLast((r) => r.level)?.space ?? 1));
        break;
      case "develop":
        pay((after.players[seat]!.residents[Number(args["space"]) - 1]?.level ?? "settler") as Cost, plot(args["space"]!));
        break;
      case "choose_building":
        void fly({ symbol: args["building"]!.replaceAll("_", "-"), from: [`building-${args["building"]}`], to: plot(after.players[seat]!.residents.findLast((r) => r.building)?.space ?? 4) });
        break;
      case "choose_jetty": {
        const post = after.players[seat]!.workshops[Number(args["number"]) - 1]?.post as Good;
        void fly({ symbol: `good-${post}`, from: [`island-${before.island}`], to: own ? [`jetty-${args["number"]}`] : [`seat-${seat}-shop-${args["number"]}`], size: 46 });
        break;
      }
      case "reveal": {
        const face = String(news.told[0]?.[1]["tile"] ?? "").replaceAll("-", "_"), who = before.active, mine = who === you;
        if (face === "treaty" || face === "treasure_gold") {
          const to = mine ? [face === "treaty" ? `treaty-${after.players[who]!.treaties.findIndex((back, i) => back && !before.players[who]!.treaties[i]) + 1}` : "purse"] : [`seat-${who}`];
          void fly({ symbol: faceSymbol(face), from: [`island-${before.island}`], to, delay: mine ? 0 : 700, size: 46 });
        }
        break;
      }
      case "draw_card": {
        const who = before.active, from = before.players.find((p) => p.cards > after.players[p.seat]!.cards)?.seat;
        if (from !== undefined) void fly({ symbol: "card-back", from: from === you ? ["hand"] : [`seat-${from}-hand`], to: who === you ? ["hand"] : [`seat-${who}-hand`] });
        break;
      }
      case "event":
        this.#happen(after.event);
        break;
    }
  }
}
