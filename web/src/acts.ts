/** Acts as numbers and as text. A kind of act has `size` numbers from `base` on, one for each combination of arguments, the last fastest. */

import type { ActTable, KindInfo } from "./types/protocol";

export type ActArgs = Record<string, string | number>;

export interface Act {
  kind: string;
  args: Record<string, string>;
}

export class Acts {
  #kinds: Map<string, KindInfo>;

  constructor(readonly table: ActTable) {
    this.#kinds = new Map(table.kinds.map((kind) => [kind.name, kind]));
  }

  /** The number of an act; throws when the game has no such act. */
  id(kind: string, args: ActArgs = {}): number {
    const info = this.#kinds.get(kind);
    if (!info) throw new Error(`no act is called ${kind}`);
    let n = 0;
    for (const arg of info.args) {
      const i = arg.labels.indexOf(String(args[arg.name]));
      if (i < 0) throw new Error(`${kind}: ${arg.name} cannot be ${args[arg.name]}`);
      n = n * arg.labels.length + i;
    }
    return info.base + n;
  }

  /** What a number means. */
  act(id: number): Act {
    const info = this.table.kinds.find((kind) => id >= kind.base && id < kind.base + kind.size);
    if (!info) throw new Error(`no act has the number ${id}`);
    let n = id - info.base;
    const args: Record<string, string> = {};
    for (const arg of info.args.toReversed()) {
      args[arg.name] = arg.labels[n % arg.labels.length]!;
      n = Math.floor(n / arg.labels.length);
    }
    return { kind: info.name, args };
  }
}

/** An act written as text, `buy good=spice`; arguments that the reader may not know are `?`. */
export function readAct(text: string): Act {
  const [kind = "", ...rest] = text.split(" ");
  return { kind, args: Object.fromEntries(rest.map((word) => word.split("=", 2) as [string, string])) };
}
