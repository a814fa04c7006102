/** After an act something else may lie under the pointer: the second click of a double click was not meant for that. */

const QUICK_MS = 400;
const DOUBLE_MS = 600; // what the browser itself calls a double click may be slower
const SAME_PX = 24; // a finger does not come down twice in quite the same place

interface Click {
  x: number;
  y: number;
  at: number;
}

export class Echo {
  #last: Click | null = null;
  #acted: Click | null = null; // the click that did the last act

  /** Somebody clicks. Is it only the echo of the click that has just done an act? Who wants no `pauses` clicks quickly on purpose. */
  hears({ clientX: x, clientY: y, timeStamp: at, detail }: Pick<MouseEvent, "clientX" | "clientY" | "timeStamp" | "detail">, pauses: boolean): boolean {
    this.#last = detail ? { x, y, at } : null; // a key counts 0
    const acted = this.#acted;
    if (!this.#last || !acted || Math.hypot(x - acted.x, y - acted.y) > SAME_PX) return false;
    return at - acted.at < (detail > 1 ? DOUBLE_MS : pauses ? QUICK_MS : 0);
  }

  /** The last click has done an act. */
  acted(): void {
    this.#acted = this.#last;
  }
}
