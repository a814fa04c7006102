/** Curves as numbers. */

export type Dash = number[];

export interface Series {
  label: string;
  /** A token, `var(--seat-1-text)`: it follows day and night. */
  colour: string;
  points: [number, number][];
  /** Tells curves apart without their colours. */
  dash?: Dash;
  /** A shield beside the label and at the end of the curve. */
  seat?: number;
}

/** One for each seat, from whole to finely dotted, so that colour never stands alone. */
export const DASHES: Dash[] = [[], [12, 5], [3, 4], [14, 4, 3, 4], [7, 3, 2, 3, 2, 3]];

/** All places where any of the curves has a value, in order. */
export function places(series: Series[]): number[] {
  return [...new Set(series.flatMap((one) => one.points.map(([x]) => x)))].sort((a, b) => a - b);
}

/** A curve's values at these places; undefined where it has none. */
export function reading(one: Series, xs: number[]): (number | undefined)[] {
  const known = new Map(one.points);
  return xs.map((x) => known.get(x));
}

/** A moment of note on a curve. */
export interface PlotMark {
  x: number;
  y: number;
  seat: number;
  bad: boolean;
}

/** A curve's value at any place: on the line between its two neighbours, or that of the end it lies beyond. */
export function at(one: Series, x: number): number {
  const right = one.points.findIndex(([place]) => place >= x);
  if (right < 0) return one.points.at(-1)?.[1] ?? 0;
  const [x1, y1] = one.points[right]!;
  const [x0, y0] = one.points[right - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** Moves marks at heights apart, so that none covers another; they keep their order and stay within 0 and `height`. */
export function apart(heights: number[], gap: number, height: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const out = [...heights];
  let floor = 0;
  for (const i of order) {
    out[i] = Math.max(out[i]!, floor);
    floor = out[i]! + gap;
  }
  let ceiling = height;
  for (const i of order.toReversed()) {
    out[i] = Math.min(out[i]!, ceiling);
    ceiling = out[i]! - gap;
  }
  return out;
}
