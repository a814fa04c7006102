/** Two steps in one: who has a ship in hand and chooses a voyage, or an order, has chosen the ship as well. */

import type { Play } from "$web/play.svelte";
import { actsFor, inHand, playsCard } from "./count";
import type { Picture } from "./picture";

export class Desk {
  /** The ship that goes where the click led, as soon as it is asked for. */
  #pending: string | null = null;

  constructor(readonly play: Play<Picture>) {}

  /** A voyage or an order is clicked: what is in hand goes with it. */
  aim(): void {
    this.#pending = inHand(this.play.selected).ship;
  }

  /** Call it when the position or what is legal has changed. */
  goOn(picture: Picture): void {
    const ship = this.#pending;
    if (!ship || !this.play.yours) return;
    this.#pending = null;
    const player = picture.players[picture.seat];
    if (!player || (picture.phase !== "voyage_ship" && picture.phase !== "order_ship")) return;
    const acts = actsFor(ship, this.play.legalActs);
    const [only] = acts;
    // what plays a card, or leaves a choice, is asked
    if (only && acts.length === 1 && !playsCard(only.args["ship"]!, picture, player)) this.play.do(only.id);
    else if (only) this.play.selected = `ship ${ship}`;
  }
}
