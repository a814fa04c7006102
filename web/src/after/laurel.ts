/** A branch of laurel, bent round a shield: pure geometry, the same every time. */

export interface Leaf {
  x: number;
  y: number;
  turn: number; // degrees
  size: number;
  light: boolean;
}

/** The leaves of the right branch round (0, 0), from the tie at the bottom to the tip; the left one is its mirror. */
export function laurel(radius: number, pairs = 7): Leaf[] {
  const out: Leaf[] = [];
  for (let i = 0; i < pairs; i++) {
    const share = i / (pairs - 1);
    const angle = (84 - 132 * share) * (Math.PI / 180); // 90° is down
    const r = radius * (1 - 0.05 * Math.sin(share * Math.PI));
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r];
    const along = (angle * 180) / Math.PI - 90; // on towards the tip
    const size = 1 - 0.34 * share;
    out.push({ x, y, turn: along + 34, size, light: false }, { x, y, turn: along - 34, size: size * 0.92, light: true });
  }
  const tip = out.at(-1)!;
  out.push({ x: tip.x, y: tip.y, turn: (out.at(-2)!.turn + tip.turn) / 2, size: 0.6, light: true });
  return out;
}

/** The stem that the leaves sit on. */
export function stem(radius: number): string {
  const at = (degrees: number): string => `${(Math.cos((degrees * Math.PI) / 180) * radius).toFixed(1)} ${(Math.sin((degrees * Math.PI) / 180) * radius).toFixed(1)}`;
  return `M${at(94)}A${radius} ${radius} 0 0 0 ${at(-46)}`;
}
