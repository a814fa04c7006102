// Carrack's chart hand: small pure functions that turn grid cells into inked coasts, routes and winds.
// No dependencies, no randomness of their own: the same seed always draws the same coast, so a board never flickers between renders.

export type Point = [number, number];

/** A seeded generator of numbers in [0, 1). */
export function rng(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const r1 = (n: number): number => Math.round(n * 10) / 10;

/** A closed smooth path through points (Catmull-Rom as cubic Béziers). `tension` 0 = polygon, 1 = round. */
export function smooth(points: Point[], tension = 1): string {
  const n = points.length, at = (i: number): Point => points[(i + n) % n]!, k = tension / 6;
  const first = points[0]!;
  let d = `M${r1(first[0])} ${r1(first[1])}`;
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${r1(p1[0] + (p2[0] - p0[0]) * k)} ${r1(p1[1] + (p2[1] - p0[1]) * k)} ${r1(p2[0] - (p3[0] - p1[0]) * k)} ${r1(p2[1] - (p3[1] - p1[1]) * k)} ${r1(p2[0])} ${r1(p2[1])}`;
  }
  return d + "Z";
}

/**
 * The coast round a set of grid cells: cells [[column, row], ...], side `size`, moved outward by `grow` and roughened by `wobble` (units of the drawing).
 * `round` cuts convex corners by that share of a side. Orthogonally joined cells become one island; returns one path with a subpath per island (and per inner lake).
 */
export function coast(cells: Point[], size: number, { seed = 1, grow = 0, wobble = 4, round = 0.18, steps = 7, x = 0, y = 0 } = {}): string {
  const has = new Set(cells.map(([c, r]) => `${c},${r}`));
  const next = new Map<string, string[]>(); // start vertex -> end vertices, clockwise round the land
  const edge = (a: string, b: string): void => {
    const out = next.get(a);
    if (out) out.push(b);
    else next.set(a, [b]);
  };
  const corner = (v: string): Point => v.split(",").map(Number) as Point;
  for (const [c, r] of cells) {
    if (!has.has(`${c},${r - 1}`)) edge(`${c},${r}`, `${c + 1},${r}`);
    if (!has.has(`${c + 1},${r}`)) edge(`${c + 1},${r}`, `${c + 1},${r + 1}`);
    if (!has.has(`${c},${r + 1}`)) edge(`${c + 1},${r + 1}`, `${c},${r + 1}`);
    if (!has.has(`${c - 1},${r}`)) edge(`${c},${r + 1}`, `${c},${r}`);
  }
  const random = rng(seed);
  let d = "";
  for (const first of [...next.keys()]) {
    while (next.get(first)?.length) {
      const points: Point[] = [];
      let v = first, was: Point | null = null;
      do {
        const out: string[] = next.get(v)!, [vx, vy] = corner(v), from = was as Point | null;
        // where two islands touch at a corner, turn right, so that they stay two islands
        const pick = out.length === 1 || !from ? 0 : out.findIndex((w) => { const [wx, wy] = corner(w); return wx - vx === -from[1] && wy - vy === from[0]; });
        const w: string = out.splice(Math.max(pick, 0), 1)[0]!;
        const [wx, wy] = corner(w), dx = wx - vx, dy = wy - vy;
        const land = (px: number, py: number): boolean => has.has(`${px},${py}`), cell: Point = [vx + (dx - dy - 1) / 2, vy + (dx + dy - 1) / 2];   // the land cell on the right hand of this edge
        const cut = [!land(cell[0] - dx, cell[1] - dy), !land(cell[0] + dx, cell[1] + dy)];                        // is the corner behind / ahead convex?
        const bulge = (random() - 0.5) * wobble;                                                                    // one slow swell per side, many small ripples
        for (let i = 0; i < steps; i++) {
          const t = (i + 0.5) / steps;
          const ripple = (random() - 0.5) * 2 * wobble;
          if ((cut[0] && t < round) || (cut[1] && 1 - t < round)) continue;   // leave the corner to the curve
          const bite = (cut[0] ? Math.max(0, 1 - t / 0.35) ** 2 : 0) + (cut[1] ? Math.max(0, 1 - (1 - t) / 0.35) ** 2 : 0);
          const off = grow + ripple + bulge * Math.sin(Math.PI * t) * 2 - bite * round * size * 0.4;
          points.push([x + (vx + dx * t) * size + dy * off, y + (vy + dy * t) * size - dx * off]);
        }
        was = [dx, dy];
        v = w;
      } while (v !== first);
      d += smooth(points);
    }
  }
  return d;
}

/** A free-standing islet or rock. */
export function blob(cx: number, cy: number, rx: number, ry = rx, { seed = 1, points = 11, wobble = 0.16 } = {}): string {
  const random = rng(seed), list: Point[] = [];
  for (let i = 0; i < points; i++) {
    const a = (i / points) * Math.PI * 2, k = 1 + (random() - 0.5) * 2 * wobble;
    list.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]);
  }
  return smooth(list);
}

/** 32 rhumb lines from a point: wind 0 = the eight winds, 1 = half winds, 2 = quarter winds (brown, green, red). Clip them to the sea. */
export function rhumbs(cx: number, cy: number, length: number): { wind: number; d: string }[] {
  return Array.from({ length: 32 }, (_, i) => {
    const a = (i * Math.PI) / 16;
    return { wind: i % 4 === 0 ? 0 : i % 2 === 0 ? 1 : 2, d: `M${r1(cx)} ${r1(cy)}L${r1(cx + Math.cos(a) * length)} ${r1(cy + Math.sin(a) * length)}` };
  });
}

/** A ship's course through the centres of fields, with softly rounded bends: the wake of the last move. */
export function course(points: Point[], bend = 0.35): string {
  const first = points[0]!;
  let d = `M${r1(first[0])} ${r1(first[1])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b, c] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const p: Point = [b[0] + (a[0] - b[0]) * bend, b[1] + (a[1] - b[1]) * bend], q: Point = [b[0] + (c[0] - b[0]) * bend, b[1] + (c[1] - b[1]) * bend];
    d += `L${r1(p[0])} ${r1(p[1])}Q${r1(b[0])} ${r1(b[1])} ${r1(q[0])} ${r1(q[1])}`;
  }
  const last = points[points.length - 1]!;
  return d + `L${r1(last[0])} ${r1(last[1])}`;
}
