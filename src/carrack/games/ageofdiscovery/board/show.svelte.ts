/** What has just happened, as it is played out on the table: ships under way, cards that turn up, coins that change hands. */

import { tick } from "svelte";
import { readAct, type Act } from "$web/acts";
import { fly } from "$web/parts/flights";
import type { Play } from "$web/play.svelte";
import { reduced } from "$web/settings.svelte";
import { readShip, type Colour } from "./content";
import type { Picture } from "./picture";

const SAIL_MS = 950; // along the red course
const FRESH_MS = 700;
const SCORED_MS = 1800;
const MOST_COINS = 5; // that fly at once

interface Told extends Act {
  seat: number;
}

export class Show {
  /** A ship on the course of a voyage. */
  sailing = $state.raw<{ voyage: string; colour: Colour } | null>(null);
  /** The voyage of the last ship sent. */
  last = $state<string | null>(null);
  /** What has just been turned up or has moved down: "next-0", "berth-0", "order-0". */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  scored = $state<"interim" | "final" | null>(null);
  #step = -1;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(readonly play: Play<Picture>) {}

  /** Follow the scene; call it in an effect. */
  follow(): void {
    const { picture, before, news, step } = this.play.scene;
    if (step === this.#step) return;
    const first = this.#step < 0;
    this.#step = step;
    this.stop();
    this.sailing = null;
    this.fresh = new Set();
    if (!before || !news.length || first) {
      this.last = null;
      return;
    }
    const told = news.map((n) => ({ ...readAct(n.act), seat: n.seat }));
    this.#turnUp(before, picture);
    this.#score(before, picture);
    for (const act of told) this.#sail(act, before, picture);
    void tick().then(() => {
      told.forEach((act) => this.#carry(act, before));
      this.#complete(before, picture);
    });
  }

  #later(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  #turnUp(before: Picture, after: Picture): void {
    const fresh = new Set<string>();
    const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
    const bought = after.players.some((p) => p.free.length > before.players[p.seat]!.free.length);
    after.market.forEach((column, c) => {
      const was = before.market[c]!;
      if (!same(column.ship, was.ship) || (bought && !same(column.next, was.next))) fresh.add(`berth-${c}`).add(`next-${c}`);
    });
    after.display.forEach((slot, i) => !same(slot.order, before.display[i]!.order) && slot.order && fresh.add(`order-${i}`));
    this.fresh = fresh;
    if (fresh.size) this.#later(FRESH_MS, () => (this.fresh = new Set()));
  }

  #score(before: Picture, after: Picture): void {
    const what = after.interim_scored && !before.interim_scored ? "interim" : after.phase === "over" && before.phase !== "over" ? "final" : null;
    if (!what) return;
    this.scored = what;
    setTimeout(() => this.scored === what && (this.scored = null), SCORED_MS);
  }

  #sail({ kind, args }: Told, before: Picture, after: Picture): void {
    if (kind === "buy" || kind === "end_turn" || kind === "take_coins") this.last = null;
    if (kind !== "send" || !before.heading) return;
    this.last = before.heading;
    const arrived = after.voyages.find((v) => v.voyage === before.heading)?.ships.length;
    if (reduced() || !arrived) return;
    const sailing = { voyage: before.heading, colour: readShip(args["ship"]!).colour ?? "red" };
    this.sailing = sailing;
    this.#later(SAIL_MS, () => this.sailing === sailing && (this.sailing = null));
  }

  /** Orders that have paid: coins fly from the scroll to the purse. */
  #complete(before: Picture, after: Picture): void {
    if (after.phase === "show_special" || after.phase === "over") return; // stopped by the end, and not paid
    for (const { seat, running } of before.players) {
      const left = new Set(after.players[seat]!.running.map((run) => run.order.order));
      for (const run of running) if (!left.has(run.order.order)) this.#coins(run.income, this.#place(seat, "fleet"), this.#place(seat, "purse"));
    }
  }

  #place(seat: number, what: "purse" | "hand" | "fleet"): string[] {
    return seat === this.play.you || (this.play.you < 0 && seat === this.play.scene.picture.active) ? [what, `seat-${seat}`] : [`seat-${seat}-${what}`, `seat-${seat}`];
  }

  #coins(count: number, from: string[], to: string[]): void {
    for (let i = 0; i < Math.min(count, MOST_COINS); i++) void fly({ symbol: "coin", from, to, delay: i * 70, size: 26 });
  }

  /** Carry ships, cards and coins from place to place. */
  #carry({ kind, seat, args }: Told, before: Picture): void {
    const purse = this.#place(seat, "purse"), fleet = this.#place(seat, "fleet"), hand = this.#place(seat, "hand");
    const ship = args["ship"] ? readShip(args["ship"]) : null;
    const vessel = ship ? `vessel-${ship.colour ?? "joker"}` : "";
    const berthed = ship ? [`free-${ship.joker ? "joker" : args["ship"]}`] : [];
    const own = seat === this.play.you;
    switch (kind) {
      case "take_coins":
        this.#coins(2, own ? ["leg-coins", "purse"] : ["pile"], purse);
        break;
      case "buy": {
        const column = before.market[Number(args["column"]) - 1];
        if (!column?.ship) break;
        void fly({ symbol: `vessel-${column.ship.colour}`, from: [`berth-${Number(args["column"]) - 1}`], to: fleet, size: 52 });
        this.#coins(column.price, purse, [`berth-${Number(args["column"]) - 1}`]);
        break;
      }
      case "acquire":
      case "acquire_unseen":
        void fly({ symbol: kind === "acquire" ? "order" : "card-back", from: [kind === "acquire" ? `display-${args["slot"]}` : "heap"], to: hand, size: 48 });
        this.#coins(1, purse, ["heap"]);
        break;
      case "send":
        void fly({ symbol: vessel, from: [...(own ? berthed : []), ...fleet], to: [`voyage-${before.heading}`], size: 44 });
        break;
      case "assign":
        void fly({ symbol: vessel, from: [...(own ? berthed : []), ...fleet], to: [`run-${seat}-${before.starting?.order}`, ...fleet], size: 40 });
        break;
      case "start_order":
        void fly({ symbol: "order", from: hand, to: [`run-${seat}-${args["order"]}`, ...fleet], size: 40 });
        break;
      case "reserve": {
        const [what, number] = args["place"]!.split("_");
        const spot = what === "order" ? `display-${number}` : `${what === "buy" ? "berth" : "next"}-${Number(number) - 1}`;
        void fly({ symbol: "reserve", from: own ? ["reserve"] : [`seat-${seat}-reserve`, `seat-${seat}`], to: [spot], size: 40 });
        break;
      }
    }
  }
}
