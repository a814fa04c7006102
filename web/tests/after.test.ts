import { describe, expect, it } from "vitest";
import { fingerprint, keeps } from "../src/after/fair";
import { laurel } from "../src/after/laurel";
import { change, lasting } from "../src/after/result";
import type { GamePlayed } from "../src/types/protocol";

describe("fair luck", () => {
  it("has the fingerprint that the server publishes", async () => {
    expect((await fingerprint("00".repeat(32))).slice(0, 16)).toBe("60e05bd1b195af2f"); // as in tables/luck.py
  });

  it("is kept by the secret that was promised, and by no other", async () => {
    const secret = "3b80e0a5102d91cc1a27305696f5ab2118e6fbafac674f4cc99ab26f25b6807c";
    const promised = "5fbc7add19da5673e82db59b838d6acdf7be59f1733038dce6eafa086433bc13";
    expect(await keeps(secret, promised)).toBe(true);
    expect(await keeps(`${secret.slice(0, -1)}d`, promised)).toBe(false);
  });
});

describe("a rating", () => {
  const game = (table: string, name: string, seats: number, ordinal: number | null): GamePlayed => ({
    table, game: name, seat: 0, rank: 1, score: 0, finished: 0, rated: ordinal !== null, ordinal,
    players: Array.from({ length: seats }, (_, seat) => ({ seat, person: "", name: "", bot: "", rank: 1, score: 0 })),
  });

  it("changes since the last game of the same kind", () => {
    const games = [game("c", "anno1503", 3, 4), game("b", "anno1503", 2, 9), game("x", "columbus", 3, 8), game("a", "anno1503", 3, 2.5)];
    expect(change(games, 0, 3)).toEqual({ rating: 4, change: 1.5 });
  });

  it("begins at 0, and is none when the game was not rated", () => {
    expect(change([game("a", "anno1503", 3, -1.8)], 0, 3)).toEqual({ rating: -1.8, change: -1.8 });
    expect(change([game("a", "anno1503", 3, null)], 0, 3)).toBeNull();
    expect(change([], -1, 3)).toBeNull();
  });
});

it("says how long a game took", () => {
  expect(lasting(26)).toEqual(["end-seconds", { seconds: 26 }]);
  expect(lasting(600)).toEqual(["end-minutes", { minutes: 10 }]);
  expect(lasting(3720)).toEqual(["end-hours", { hours: 1, minutes: 2 }]);
});

it("grows a laurel from the tie to the tip", () => {
  const leaves = laurel(78, 7);
  expect(leaves).toHaveLength(15);
  expect(leaves[0]!.y).toBeGreaterThan(70);
  expect(leaves.at(-1)!.y).toBeLessThan(-50);
});
