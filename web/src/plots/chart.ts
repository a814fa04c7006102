/** uPlot behind one door: it is loaded with the first curve that is shown, and takes its paints and letters from the tokens. */

import type uPlot from "uplot";
import { reading, type Dash } from "./series";
import type { Series } from "./series";

const WHOLE = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]; // between two ticks

export type Shape = "line" | "steps";

export interface ChartOptions {
  series: Series[];
  xs: number[];
  shape: Shape;
  height: number;
  /** The value axis begins and ends here, when the values do not go further. */
  range?: [number, number] | undefined;
  value: (y: number) => string;
  hover: (index: number | null) => void;
  drawn: (chart: uPlot) => void;
}

/** The value of a token, or of `var(--token)`, as the canvas wants it. */
function paint(colour: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1] ?? (colour.startsWith("--") ? colour : "");
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour;
}

function letters(size: string, family: string): string {
  const style = getComputedStyle(document.documentElement);
  return `${parseFloat(style.getPropertyValue(size)) * 16}px ${style.getPropertyValue(family)}`;
}

/** Draw curves into an element. */
export async function draw(place: HTMLElement, options: ChartOptions): Promise<uPlot> {
  const [{ default: Plot }] = await Promise.all([import("uplot"), import("uplot/dist/uPlot.min.css")]);
  const { series, xs, shape, height, range } = options;
  const font = letters("--t-xs", "--font-ui");
  const axis: uPlot.Axis = {
    stroke: () => paint("--ink-soft"),
    font,
    ticks: { stroke: () => paint("--ink-line"), width: 1, size: 5 },
    grid: { stroke: () => paint("--paper-edge"), width: 1, dash: [1, 5] },
  };
  const counts = series.every((one) => one.points.every(([, y]) => Number.isInteger(y))); // nobody has half a point
  const paths = shape === "steps" ? Plot.paths.stepped!({ align: 1 }) : Plot.paths.linear!();
  const settings: uPlot.Options = {
    width: place.clientWidth,
    height,
    padding: [10, 26, 0, 0], // room for the shields at the ends
    legend: { show: false },
    cursor: { y: false, points: { size: 9 }, drag: { x: false, y: false } },
    scales: {
      x: { time: false },
      y: { range: (_, low, high) => [Math.min(range?.[0] ?? low, low), Math.max(range?.[1] ?? high, high, low + 1)] },
    },
    axes: [
      { ...axis, size: 34, space: 56, incrs: WHOLE },
      { ...axis, size: 46, space: 34, ...(counts ? { incrs: WHOLE } : {}), values: (_, ticks) => ticks.map(options.value) },
    ],
    series: [
      {},
      ...series.map((one): uPlot.Series => ({
        label: one.label,
        stroke: () => paint(one.colour),
        width: 2.5,
        dash: (one.dash ?? []) as Dash,
        cap: one.dash?.length ? "butt" : "round",
        paths,
        points: { show: false },
      })),
    ],
    hooks: {
      setCursor: [(chart) => options.hover(chart.cursor.idx ?? null)],
      draw: [options.drawn],
    },
  };
  return new Plot(settings, [xs, ...series.map((one) => reading(one, xs))] as uPlot.AlignedData, place);
}
