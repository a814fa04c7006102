import { describe, expect, it, vi } from "vitest";
import { Moments, type Moment, type Piece } from "../src/replay/moments.svelte";
import { Replay } from "../src/replay/replay.svelte";
import { holder, notches, turnAfter, turnBefore, turnOf } from "../src/replay/turns";

vi.mock("../src/settings.svelte", () => ({ reduced: () => true }));

const moment = (n: number, seat = n % 3): Moment => ({ n, seat, act: `act ${n}`, told: [], actor: -1, at: n, picture: { n }, scores: [] });

function server(total: number) {
  return vi.fn((first: number, count: number, pictures: boolean): Promise<Piece> => {
    const moments = Array.from({ length: Math.max(0, Math.min(count, total - first)) }, (_, i) => ({ ...moment(first + i), ...(pictures ? {} : { picture: null }) }));
    return Promise.resolve({ total, first, turns: [4, 12, 27], moments });
  });
}

describe("moments", () => {
  it("are fetched in pieces and kept", async () => {
    const fetch = server(200);
    const moments = new Moments(fetch, 50);
    expect((await moments.get(10))?.picture).toEqual({ n: 10 });
    expect((await moments.get(11))?.n).toBe(11);
    expect(fetch.mock.calls).toEqual([[0, 50, true]]);
    expect(moments.total).toBe(200);
  });

  it("come early: the next piece in the second half of one, the one before in the first", async () => {
    const fetch = server(200);
    const moments = new Moments(fetch, 50);
    await moments.get(30);
    expect(fetch.mock.calls).toEqual([[0, 50, true], [50, 50, true]]);
    await moments.get(110);
    expect(fetch.mock.calls.slice(2)).toEqual([[100, 50, true]]); // 50 is there already
  });

  it("are asked for once, however many want them", async () => {
    const fetch = server(60);
    const moments = new Moments(fetch, 50);
    await Promise.all([moments.get(3), moments.get(4), moments.get(5)]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("are forgotten, the longest unused first, but their sentences stay", async () => {
    const fetch = server(1000);
    const moments = new Moments(fetch, 10);
    for (let n = 0; n < 1000; n += 10) await moments.get(n);
    expect(moments.peek(5)).toBeUndefined();
    expect(moments.peek(995)?.n).toBe(995);
    expect(moments.story).toHaveLength(1000);
    expect(moments.story[5]?.act).toBe("act 5");
    const before = fetch.mock.calls.length;
    expect((await moments.get(4))?.n).toBe(4);
    expect(fetch.mock.calls.length).toBe(before + 1);
  });

  it("tell the whole story without a picture", async () => {
    const fetch = server(200);
    const moments = new Moments(fetch, 50);
    await moments.readStory();
    expect(fetch.mock.calls).toEqual([[0, 5000, false]]);
    expect(moments.story[199]?.act).toBe("act 199");
    expect(moments.peek(199)).toBeUndefined();
  });

  it("beyond the end are not there", async () => {
    const moments = new Moments(server(20), 50);
    expect(await moments.get(70)).toBeUndefined();
    expect(moments.total).toBe(20);
  });

  it("can be asked for again when the server could not be reached", async () => {
    const fetch = server(20);
    fetch.mockRejectedValueOnce(new Error("offline"));
    const moments = new Moments(fetch, 50);
    await expect(moments.get(0)).rejects.toThrow("offline");
    expect((await moments.get(0))?.n).toBe(0);
  });
});

describe("turns", () => {
  const turns = [4, 12, 27];

  it("are gone through back and forth", () => {
    expect([turnBefore(turns, 13), turnBefore(turns, 12), turnBefore(turns, 2)]).toEqual([12, 4, 0]);
    expect([turnAfter(turns, 4, 40), turnAfter(turns, 30, 40)]).toEqual([12, 40]);
    expect([turnOf(turns, 0), turnOf(turns, 4), turnOf(turns, 26), turnOf(turns, 40)]).toEqual([0, 1, 2, 3]);
  });

  it("belong to who does most in them", () => {
    const story = [moment(0, -1), moment(1, -1), moment(2, 1), moment(3, 2), moment(4, 2), moment(5, 0)];
    expect(holder(story, 0, 5)).toBe(2);
    expect(holder([], 0, 3)).toBe(-1);
  });

  it("begin a round when everybody has had one", () => {
    const story = Array.from({ length: 30 }, (_, n) => moment(n, n < 20 ? 0 : 1));
    expect(notches([4, 12, 27], story, 2, 29)).toEqual([
      { n: 4, turn: 1, seat: 0 },
      { n: 12, turn: 2, seat: -1 },
      { n: 27, turn: 3, seat: 1 },
    ]);
  });
});

describe("other eyes", () => {
  const blind = (): Moments => new Moments(() => Promise.reject(new Error("gone")), 50);

  it("show the same moment", async () => {
    const replay = new Replay(new Moments(server(100), 50));
    await replay.go(7);
    const [other, seen] = [new Moments(server(100), 50), vi.fn()];
    await replay.look(other, seen);
    expect([replay.moments === other, replay.shown?.n, seen.mock.calls.length]).toEqual([true, 7, 1]);
  });

  it("that do not come leave what is shown as it was", async () => {
    const own = new Moments(server(100), 50);
    const replay = new Replay(own);
    const [failed, seen] = [vi.fn(), vi.fn()];
    replay.onerror = failed;
    await replay.go(7);
    await replay.look(blind(), seen);
    expect([replay.moments === own, replay.shown?.n, seen.mock.calls.length, failed.mock.calls.length]).toEqual([true, 7, 0, 1]);
  });

  it("are those chosen last, whichever come first", async () => {
    const replay = new Replay(new Moments(server(100), 50));
    await replay.go(7);
    let arrive = (): void => undefined;
    const late = new Moments((first, count, pictures) => new Promise<void>((done) => (arrive = done)).then(() => server(100)(first, count, pictures)), 50);
    const quick = new Moments(server(100), 50);
    const waiting = replay.look(late, () => undefined);
    await replay.look(quick, () => undefined);
    arrive();
    await waiting;
    expect([replay.moments === quick, replay.shown?.n]).toEqual([true, 7]);
  });
});
