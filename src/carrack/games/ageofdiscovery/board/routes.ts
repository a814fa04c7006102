/** The small charts on the slips of the twelve voyages: coasts and a course, drawn from carto's hand with fixed seeds. */

import { blob, rng, smooth, type Point } from "$web/parts/carto";

export const WIDTH = 264;
export const HEIGHT = 66;

export interface Route {
  lands: string[];
  /** From coast to coast: the start and three points of a curve each. */
  course: Point[];
}

/** A coast through these points, roughened. */
function shore(points: Point[], seed: number, wobble = 3.2): string {
  const random = rng(seed), out: Point[] = [];
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    const steps = Math.max(1, Math.round(Math.hypot(u - x, v - y) / 11));
    for (let k = 0; k < steps; k++) out.push([x + ((u - x) * k) / steps + (random() - 0.5) * 2 * wobble, y + ((v - y) * k) / steps + (random() - 0.5) * 2 * wobble]);
  });
  return smooth(out);
}

const west = (x: number, seed: number): string => shore([[-14, -14], [x, -14], [x - 10, 14], [x + 4, 34], [x - 12, 52], [x, 74], [-14, 74]], seed);
const east = (x: number, seed: number): string => shore([[278, -14], [x, -14], [x + 10, 12], [x - 5, 30], [x + 9, 50], [x, 74], [278, 74]], seed);
/** A cape that hangs down from the north, to be rounded. */
const cape = (x: number, deep: number, seed: number): string => shore([[x - 34, -14], [x + 30, -14], [x + 20, deep - 18], [x + 4, deep], [x - 12, deep - 12], [x - 22, deep - 26]], seed, 2.6);
/** Land along the south. */
const south = (from: number, to: number, high: number, seed: number): string => shore([[from, 76], [from + 8, 60 - high * 0.6], [(from + to) / 2, 60 - high], [to - 8, 60 - high * 0.7], [to, 76]], seed, 2.4);
const isle = (x: number, y: number, r: number, seed: number): string => blob(x, y, r * 1.35, r, { seed, wobble: 0.2 });

const ROUTES: Record<string, Route> = {
  abreu: { lands: [west(44, 11), isle(150, 18, 7, 12), isle(184, 32, 9, 13), isle(212, 16, 6, 14), isle(232, 38, 8, 15)], course: [[46, 30], [84, 52], [128, 46], [150, 34], [164, 25], [188, 10], [205, 24]] },
  columbus: { lands: [east(218, 21), isle(56, 22, 8, 22), isle(84, 34, 6, 23), isle(34, 40, 9, 24), isle(108, 17, 4, 25)], course: [[216, 32], [190, 58], [160, 46], [136, 34], [116, 24], [100, 22], [92, 32]] },
  cabot: { lands: [west(56, 31), east(222, 32), isle(170, 15, 6, 33)], course: [[220, 30], [196, 8], [170, 34], [140, 36], [104, 38], [86, 12], [58, 26]] },
  da_gama: { lands: [cape(120, 40, 41), east(218, 42), isle(168, 30, 5, 43)], course: [[60, 4], [66, 40], [84, 52], [122, 52], [160, 52], [178, 16], [216, 24]] },
  balboa: { lands: [shore([[70, -14], [104, -14], [112, 8], [140, 26], [168, 36], [190, 76], [164, 76], [140, 50], [108, 32], [86, 14]], 51, 2.4), isle(48, 24, 6, 52), east(252, 53)], course: [[54, 24], [78, 40], [92, 36], [112, 26], [140, 12], [176, 22], [206, 22]] },
  vespucci: { lands: [west(70, 61), east(232, 62), isle(112, 14, 5, 63)], course: [[230, 24], [190, 10], [150, 22], [124, 32], [104, 40], [88, 46], [74, 50]] },
  dias: { lands: [west(26, 71), cape(168, 42, 72)], course: [[28, 20], [60, 44], [92, 22], [116, 34], [136, 46], [160, 60], [196, 40]] },
  magellan: { lands: [cape(132, 28, 81), south(86, 176, 20, 82), isle(214, 24, 7, 83), isle(240, 36, 6, 84)], course: [[54, 12], [76, 34], [96, 33], [128, 35], [160, 37], [180, 12], [206, 22]] },
  cartier: { lands: [shore([[-14, -14], [112, -14], [96, 6], [70, 14], [104, 20], [112, 26], [-14, 20]], 91, 1.8), shore([[-14, 34], [84, 34], [112, 44], [88, 76], [-14, 76]], 92, 2.2), east(234, 93)], course: [[232, 28], [200, 44], [172, 16], [146, 26], [122, 34], [92, 26], [70, 27]] },
  cabral: { lands: [shore([[-14, -14], [46, -14], [66, 12], [88, 26], [64, 44], [50, 76], [-14, 76]], 101, 2.6), cape(228, 44, 102)], course: [[196, 12], [184, 44], [150, 18], [130, 26], [114, 32], [102, 34], [90, 28]] },
  verrazzano: { lands: [shore([[-14, -14], [130, -14], [112, 4], [84, 12], [70, 28], [44, 40], [36, 76], [-14, 76]], 111, 2.4), east(236, 112)], course: [[234, 34], [196, 54], [150, 52], [112, 46], [92, 42], [110, 22], [134, 8]] },
  drake: { lands: [west(34, 121), isle(92, 16, 7, 122), cape(160, 26, 123), south(124, 200, 16, 124), isle(232, 22, 8, 125)], course: [[36, 24], [64, 50], [96, 44], [126, 36], [158, 30], [188, 40], [222, 26]] },
};

export const routeOf = (voyage: string): Route => ROUTES[voyage] ?? ROUTES["abreu"]!;

/** The course as a path. */
export function drawn({ course }: Route): string {
  const [first, ...rest] = course;
  let d = `M${first![0]} ${first![1]}`;
  for (let i = 0; i < rest.length; i += 3) d += `C${rest.slice(i, i + 3).map(([x, y]) => `${x} ${y}`).join(" ")}`;
  return d;
}

/** Where a ship is when it has sailed a share of its course. */
export function along({ course }: Route, share: number): Point {
  const legs = (course.length - 1) / 3;
  const leg = Math.min(legs - 1, Math.floor(share * legs)), t = Math.min(1, Math.max(0, share * legs - leg));
  const [a, b, c, d] = course.slice(leg * 3, leg * 3 + 4) as [Point, Point, Point, Point];
  const at = (i: 0 | 1): number => (1 - t) ** 3 * a[i] + 3 * (1 - t) ** 2 * t * b[i] + 3 * (1 - t) * t ** 2 * c[i] + t ** 3 * d[i];
  return [at(0), at(1)];
}
