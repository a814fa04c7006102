/** What has just happened, as it is played out on the table: the arrow turns, a storm sweeps its zone, ships drift, cards and discs are shown. */

import { tick } from "svelte";
import { readAct, type Act } from "$web/acts";
import { fly } from "$web/parts/flights";
import type { Play } from "$web/play.svelte";
import { reduced } from "$web/settings.svelte";
import type { Direction } from "./content";
import { blown, CARD_MS, fogWind, ROLL_MS, SPIN_MS } from "./news";
import type { Picture, Player } from "./picture";
import { beside, degrees, zoneOf } from "./sea";

const SHOWN_MS = 2800; // a card or a disc is held up
const STORM_MS = 1700; // the wash over a zone
const LEAN_MS = 250; // ships lean before they move
const DRIFT_MS = 850;

export interface Course {
  /** Whose it is: "ship 2", "whirl 1". */
  key: string;
  fields: string[];
  turn: number;
}

interface Told extends Act {
  seat: number;
}

export class Show {
  /** The arrow of the rose, in degrees; it only turns clockwise. */
  arrow = $state(0);
  spinning = $state(false);
  storm = $state.raw<{ zone: number; wind: Direction } | null>(null);
  /** Ships that lean in the wind. */
  leaning = $state.raw<ReadonlySet<number>>(new Set());
  /** Ships as they stood before: they move when the storm has come to them. */
  held = $state.raw<Player[] | null>(null);
  /** Fields where masts have just fallen. */
  cracks = $state.raw<string[]>([]);
  card = $state.raw<{ card: string; seat: number } | null>(null);
  disc = $state.raw<{ disc: string; seat: number } | null>(null);
  courses = $state.raw<Course[]>([]);
  #step = -1;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(readonly play: Play<Picture>) {}

  /** Follow the scene; call it in an effect. */
  follow(): void {
    const { picture, before, news, step } = this.play.scene;
    if (step === this.#step) return;
    const first = this.#step < 0;
    this.#step = step;
    this.#rest();
    if (!before || !news.length || first) {
      this.arrow = degrees(picture.arrow);
      this.courses = [];
      this.card = this.disc = null;
      return;
    }
    const told = news.map((n) => ({ ...readAct(n.act), seat: n.seat }));
    let wait = 0;
    for (const act of told) wait = this.#play(act, before, picture, wait);
    const drift = blown(news, before, picture);
    if (drift) this.#blow(drift.zone, drift.wind as Direction, before, picture, wait);
    else this.#break(before, picture, 260);
    void tick().then(() => told.forEach((act) => this.#carry(act, before, picture)));
  }

  #later(ms: number, act: () => void): void {
    if (reduced()) act();
    else this.#timers.push(setTimeout(act, ms));
  }

  /** Whatever still moves is where it belongs. */
  #rest(): void {
    this.stop();
    this.storm = this.held = null;
    this.leaning = new Set();
    this.spinning = false;
    this.cracks = [];
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  /** Show an act; says when the next one may begin. */
  #play({ kind, args, seat }: Told, before: Picture, after: Picture, wait: number): number {
    switch (kind) {
      case "roll":
      case "reroll":
        this.courses = kind === "roll" ? [] : this.courses;
        return wait + ROLL_MS;
      case "sail": {
        const from = before.players[seat]?.field;
        if (from) this.#course(`ship ${seat}`, from, args["direction"] as Direction, after.turn);
        return wait;
      }
      case "whirl": {
        const from = before.whirlwinds[Number(args["whirlwind"]) - 1]?.field;
        if (from) this.#course(`whirl ${args["whirlwind"]}`, from, args["direction"] as Direction, after.turn);
        return wait;
      }
      case "spin":
        this.#later(wait, () => this.#spin(args["direction"] as Direction));
        return wait + SPIN_MS;
      case "turn_up":
        // a card to keep is shown when it is taken; who is asked about the mutiny sees the question
        if (args["card"] !== "kept" && !(after.phase === "mutiny" && after.actor === this.play.you)) this.#hold(wait, "card", { card: args["card"]!, seat: before.active });
        return wait + (before.weather && (fogWind(args["card"]) || args["card"] === "hurricane") ? CARD_MS : 0);
      case "take_card":
        if (args["card"] && args["card"] !== "?") this.#hold(wait, "card", { card: args["card"], seat: before.active });
        return wait;
      case "play":
        if (seat !== this.play.you) this.#hold(wait, "card", { card: args["card"]!, seat });
        return wait;
      case "good_weather":
        this.#hold(wait, "card", { card: "good_weather", seat });
        return wait;
      case "open_disc":
        this.#hold(wait, "disc", { disc: args["disc"]!, seat: before.active });
        return wait;
      default:
        return wait;
    }
  }

  #hold(wait: number, what: "card", shown: { card: string; seat: number }): void;
  #hold(wait: number, what: "disc", shown: { disc: string; seat: number }): void;
  #hold(wait: number, what: "card" | "disc", shown: { card: string; seat: number } | { disc: string; seat: number }): void {
    const other = what === "card" ? "disc" : "card";
    const show = (): void => {
      this[other] = null;
      Object.assign(this, { [what]: shown });
    };
    if (wait) this.#later(wait, show);
    else show();
    // it goes by itself, also when the next act has come
    setTimeout(() => this[what] === shown && (this[what] = null), (reduced() ? 0 : wait) + SHOWN_MS);
  }

  #spin(direction: Direction): void {
    const rounds = 360 * (2 + Math.floor((this.arrow / 360) % 2));
    this.spinning = true;
    this.arrow = Math.floor(this.arrow / 360) * 360 + rounds + degrees(direction) + (degrees(direction) <= this.arrow % 360 ? 360 : 0);
    this.#later(SPIN_MS, () => (this.spinning = false));
  }

  /** The course grows while one piece goes on in one turn. */
  #course(key: string, from: string, direction: Direction, turn: number): void {
    const old = this.courses.find((course) => course.key === key && course.turn === turn && course.fields.at(-1) === from);
    const to = beside(from, direction);
    if (to) this.courses = [{ key, fields: [...(old?.fields ?? [from]), to], turn }];
  }

  #blow(zone: number, wind: Direction, before: Picture, after: Picture, wait: number): void {
    const touched = before.players.filter(({ field }) => zoneOf(field) && (!zone || zoneOf(field) === zone)).map((p) => p.seat);
    if (reduced()) {
      this.#drift(before, after);
      return;
    }
    this.held = before.players;
    this.#later(wait, () => (this.storm = { zone, wind }));
    this.#later(wait + LEAN_MS, () => (this.leaning = new Set(touched)));
    this.#later(wait + DRIFT_MS, () => {
      this.held = null;
      this.leaning = new Set();
      this.#drift(before, after);
      this.#break(before, after, 240);
    });
    this.#later(wait + STORM_MS, () => (this.storm = null));
  }

  #drift(before: Picture, after: Picture): void {
    this.courses = after.players.flatMap(({ seat, field }) => {
      const from = before.players[seat]!.field;
      return from === field ? [] : [{ key: `ship ${seat}`, fields: [from, field], turn: after.turn }];
    });
  }

  /** Masts that have fallen leave splinters for a moment. */
  #break(before: Picture, after: Picture, wait: number): void {
    const fields = after.players.filter(({ seat, mast }) => !mast && before.players[seat]!.mast).map((p) => p.field);
    if (!fields.length || reduced()) return;
    this.#later(wait, () => (this.cracks = [...new Set(fields)]));
    this.#later(wait + 1100, () => (this.cracks = []));
  }

  /** Carry cards and barrels from place to place. */
  #carry({ kind, seat, args }: Told, before: Picture, after: Picture): void {
    const who = kind === "turn_up" || kind === "take_card" || kind === "open_disc" ? before.active : seat;
    const hold = [`seat-${who}-hold`, `seat-${who}`], hand = who === after.seat ? ["hand", `seat-${who}-hand`] : [`seat-${who}-hand`, `seat-${who}`];
    const gained = (after.players[who]?.barrels ?? 0) - (before.players[who]?.barrels ?? 0);
    const barrels = (from: string[], count: number, delay = 0): void => {
      for (let i = 0; i < count; i++) void fly({ symbol: "barrel", from, to: hold, delay: delay + i * 140, size: 30 });
    };
    switch (kind) {
      case "take_card":
        void fly({ symbol: "card-back", from: ["deck"], to: hand, delay: args["card"] === "?" ? 0 : 500 });
        break;
      case "turn_up":
        if (args["card"]?.startsWith("provisions")) barrels(["deck"], gained, CARD_MS);
        break;
      case "open_disc":
        barrels(["discs"], gained, CARD_MS);
        break;
      case "load":
        barrels(["island"], gained);
        break;
      case "decline":
        barrels(["dice"], gained);
        break;
      case "reroll":
      case "pay_crew":
        void fly({ symbol: "barrel", from: hold, to: ["dice"], size: 30 });
        break;
    }
  }
}
