import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Analysing } from "../src/analysis/analysis.svelte";
import { at } from "../src/plots/series";

const nothing = { state: "none", done: 0, total: 0, ahead: 0, found: null };
const found = (upto: number) => ({
  upto,
  looks: 10,
  points: [],
  care: [],
  turning: [{ n: 4, turn: 1, seat: 0, before: 0.5, after: 0.7 }, { n: 9, turn: 2, seat: 1, before: 0.5, after: 0.2 }],
  mistakes: [{ n: 9, turn: 2, seat: 1, did: ["do-a", {}], better: ["do-b", {}], lost: 0.3, chance: 0.5, reasons: [] }],
});

/** A server that answers one thing after another, and remembers what it was asked. */
function server(...answers: (object | number)[]) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (typeof answer === "object") return Promise.resolve(Response.json(answer));
    return answer ? Promise.resolve(Response.json({ code: "busy", sentence: "Busy.", rule: "" }, { status: answer })) : Promise.reject(new TypeError("away"));
  });
  return asked;
}

describe("an analysis", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("that is there is only read", async () => {
    const asked = server({ state: "done", done: 20, total: 20, ahead: 0, found: found(20) });
    const analysing = new Analysing("t", "key");
    await analysing.open();
    expect(asked).toEqual(["GET /api/tables/t/analysis?invite=key"]);
    expect(analysing.busy).toBe(false);
    // a turning point that is a mistake too is told once, as a mistake
    expect(analysing.marks.map((mark) => [mark.kind, mark.n])).toEqual([["turn", 4], ["mistake", 9]]);
  });

  it("is begun and followed until it is done, also when the server is away for a while", async () => {
    const working = { state: "working", done: 5, total: 20, ahead: 0, found: found(5) };
    const asked = server(nothing, working, 0, { ...working, found: null, done: 8 }, { state: "done", done: 20, total: 20, ahead: 0, found: found(20) });
    const analysing = new Analysing("t", "");
    await analysing.open();
    expect(asked).toEqual(["GET /api/tables/t/analysis", "POST /api/tables/t/analysis"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(analysing.progress?.done).toBe(5); // it was away
    await vi.advanceTimersByTimeAsync(3000);
    expect([analysing.progress?.done, analysing.found?.upto]).toEqual([8, 5]); // what was there stays
    await vi.advanceTimersByTimeAsync(1000);
    expect(analysing.progress?.state).toBe("done");
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked.length).toBe(before);
  });

  it("is begun again when the server has forgotten it, but not for ever", async () => {
    const asked = server(nothing);
    const analysing = new Analysing("t", "");
    await analysing.open();
    expect(asked.filter((one) => one.startsWith("POST"))).toHaveLength(3);
    expect(analysing.progress?.state).toBe("failed");
  });

  it("that is refused says why, and can be tried again", async () => {
    const asked = server(nothing, 429, { state: "working", done: 0, total: 9, ahead: 2, found: null });
    const analysing = new Analysing("t", "");
    await analysing.open();
    expect([analysing.refusal?.code, analysing.busy]).toEqual(["busy", false]);
    await analysing.open();
    expect(analysing.refusal).toBe(null);
    expect(analysing.progress?.ahead).toBe(2);
    analysing.close();
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked.length).toBe(before);
  });
});

describe("a mark on a curve", () => {
  it("lies on the line", () => {
    const one = { label: "", colour: "", points: [[0, 1], [10, 2], [20, 0]] as [number, number][] };
    expect([-5, 0, 5, 10, 15, 20, 30].map((x) => at(one, x))).toEqual([1, 1, 1.5, 2, 1, 0, 0]);
    expect(at({ ...one, points: [] }, 3)).toBe(0);
  });
});
