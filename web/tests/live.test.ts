import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News, TableView, Update } from "../src/types/protocol";

const screen = vi.hoisted(() => ({ pace: 1, still: false, hidden: false, asked: [] as string[], answer: (_: string): unknown => ({ moments: [], turns: [] }) }));

vi.hoisted(() => {
  const nothing = () => undefined;
  Object.assign(globalThis, { addEventListener: nothing, location: { protocol: "http:", host: "here" }, document: { addEventListener: nothing, get hidden() { return screen.hidden; } } });
});
vi.mock("../src/settings.svelte", () => ({ settings: { get pace() { return screen.pace; } }, reduced: () => screen.still }));
vi.mock("../src/me.svelte", () => ({ me: { id: "p1", known: true, load: async () => undefined } }));
vi.mock("../src/api", async (real) => ({ ...(await real<object>()), get: (path: string) => { screen.asked.push(path); return Promise.resolve(screen.answer(path)); } }));
class FakeSocket extends EventTarget {
  sent: string[] = [];
  static last: FakeSocket;
  constructor() {
    super();
    FakeSocket.last = this;
  }
  send(text: string) { this.sent.push(text); }
  close() {}
  reconnect() {}
}
vi.mock("partysocket/ws", () => ({ default: FakeSocket }));

const { LiveTable, connection } = await import("../src/live.svelte");

const YOU = 0;
const news = (n: number, seat: number): News => ({ seq: 100 + n, at: n, seat, act: `act n=${n}`, told: [[`act-${n}`, {}]] });
const view = (acts: number, turn = 1): TableView => ({ id: "t", acts, seq: 100 + acts, you: YOU, picture: { turn, acts } }) as unknown as TableView;
const update = (acts: number, told: News[] = [], turn = 1, more: Partial<TableView> = {}): Update => ({ type: "update", table: { ...view(acts, turn), ...more }, news: told, chat: [] });
const moments = (upTo: number, first = 1, turns: number[] = []) => ({ total: upTo + 1, first, turns, moments: Array.from({ length: Math.max(0, upTo - first + 1) }, (_, i) => ({ ...news(first + i, 1), n: first + i })) });
const numbers = (table: InstanceType<typeof LiveTable>) => table.story.map((told) => told.act);
const acts = (...n: number[]) => n.map((i) => `act n=${i}`);
const settle = () => vi.advanceTimersByTimeAsync(0);

let table: InstanceType<typeof LiveTable>;
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(screen, { pace: 1, still: false, hidden: false, asked: [], answer: (path: string) => moments(table.view!.acts, Number(new URL(path, "http://x").searchParams.get("first"))) });
  table = new LiveTable("t");
  table.pace = () => 1000;
  table.take(update(0));
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe("what others do", () => {
  it("is shown step by step", () => {
    table.take(update(1, [news(1, 1)]));
    table.take(update(2, [news(2, 2)]));
    table.take(update(3, [news(3, 1)]));
    expect([table.view!.acts, table.behind, table.present, table.latest!.acts]).toEqual([1, 2, false, 3]);
    expect(table.before!.acts).toBe(0);
    vi.advanceTimersByTime(999);
    expect(table.view!.acts).toBe(1);
    vi.advanceTimersByTime(1);
    expect([table.view!.acts, table.news[0]!.seat]).toEqual([2, 2]);
    vi.advanceTimersByTime(1000);
    expect([table.view!.acts, table.present]).toEqual([3, true]);
  });

  it("goes twice as fast when much waits, and faster or slower as wished", () => {
    for (let n = 1; n <= 12; n++) table.take(update(n, [news(n, 1)]));
    vi.advanceTimersByTime(1000); // the first had nothing behind it
    expect(table.view!.acts).toBe(2);
    vi.advanceTimersByTime(500);
    expect(table.view!.acts).toBe(3);
    table.skip();
    screen.pace = 2;
    table.take(update(13, [news(13, 1)]));
    table.take(update(14, [news(14, 1)]));
    vi.advanceTimersByTime(500);
    expect(table.view!.acts).toBe(14);
  });

  it("is shown at once when the visitor wants no waiting, and briefly when nothing may move", () => {
    screen.pace = 0;
    for (let n = 1; n <= 3; n++) table.take(update(n, [news(n, 1)]));
    expect([table.view!.acts, table.present]).toEqual([3, true]);
    Object.assign(screen, { pace: 1, still: true });
    table.take(update(4, [news(4, 1)]));
    table.take(update(5, [news(5, 1)]));
    vi.advanceTimersByTime(250);
    expect(table.view!.acts).toBe(5);
  });

  it("does not wait on a page that nobody sees", () => {
    table.take(update(1, [news(1, 1)]));
    table.take(update(2, [news(2, 1)]));
    screen.hidden = true;
    table.take(update(3, [news(3, 1)]));
    expect([table.view!.acts, table.present]).toEqual([3, true]);
  });

  it("can be skipped, with nothing left to animate and the whole story told", () => {
    for (let n = 1; n <= 5; n++) table.take(update(n, [news(n, 1)]));
    table.skip();
    expect([table.view!.acts, table.behind, table.before, table.news.length]).toEqual([5, 0, null, 0]);
    expect(numbers(table)).toEqual(acts(1, 2, 3, 4, 5));
    vi.advanceTimersByTime(10_000);
    expect(table.view!.acts).toBe(5);
  });

  it("keeps its step when only somebody comes, goes or talks", () => {
    table.take(update(1, [news(1, 1)]));
    const { step, before } = table;
    table.take(update(1));
    vi.advanceTimersByTime(1000);
    expect([table.step, table.before]).toEqual([step, before]);
  });
});

describe("one's own acts", () => {
  it("are drawn at once, and what luck makes of them is looked at", () => {
    table.take(update(1, [news(1, YOU)]));
    expect([table.view!.acts, table.present]).toEqual([1, true]);
    table.take(update(3, [news(2, YOU), news(3, -1)]));
    table.take(update(4, [news(4, 1)]));
    expect(table.view!.acts).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(table.view!.acts).toBe(4);
  });

  it("do not wait for the last act of somebody else to be looked at", () => {
    table.take(update(1, [news(1, 1)])); // its second has just begun
    table.take(update(2, [news(2, YOU)]));
    expect([table.view!.acts, table.before!.acts]).toEqual([2, 1]);
  });

  it("done in another window bring this one to the present", () => {
    for (let n = 1; n <= 4; n++) table.take(update(n, [news(n, 1)]));
    table.take(update(5, [news(5, YOU)]));
    expect([table.view!.acts, table.present]).toEqual([5, true]);
    expect(numbers(table)).toEqual(acts(1, 2, 3, 4, 5));
  });
});

describe("taking back", () => {
  it("shortens the story", () => {
    table.take(update(1, [news(1, YOU)]));
    table.take(update(2, [news(2, YOU)]));
    const { step } = table;
    table.take(update(1));
    expect(numbers(table)).toEqual(acts(1));
    expect([table.step, table.before, table.news.length]).toEqual([step + 1, null, 0]);
    table.take(update(2, [{ ...news(9, YOU) }]));
    expect(numbers(table)).toEqual(acts(1, 9));
  });

  it("in the middle of what waits is shown in its turn", () => {
    table.take(update(1, [news(1, 1)]));
    table.take(update(2, [news(2, 1)]));
    table.take(update(1));
    table.take(update(2, [news(8, 1)]));
    table.skip();
    expect(numbers(table)).toEqual(acts(1, 8));
    expect(screen.asked).toEqual([]);
  });
});

describe("the story", () => {
  it("before we came is asked for, once, and never doubled", async () => {
    table = new LiveTable("t", "secret");
    table.pace = () => 1000;
    table.take(update(5));
    table.take(update(6, [news(6, YOU)]));
    expect(numbers(table)).toEqual([]);
    await settle();
    expect(numbers(table)).toEqual(acts(1, 2, 3, 4, 5, 6));
    table.take(update(7, [news(7, YOU)]));
    expect(numbers(table)).toEqual(acts(1, 2, 3, 4, 5, 6, 7));
    expect(screen.asked).toEqual(["/api/tables/t/moments?first=1&count=5000&pictures=false&invite=secret"]);
  });

  it("holds nothing that has not been shown", async () => {
    screen.answer = () => moments(9);
    table = new LiveTable("t");
    table.take(update(5));
    await settle();
    expect(table.story.length).toBe(5);
  });

  it("is completed after a gap: only what is missing is asked for", async () => {
    table.take(update(1, [news(1, YOU)]));
    table.take(update(4)); // the server has been started again and remembers no news
    await settle();
    expect(numbers(table)).toEqual(acts(1, 2, 3, 4));
    expect(screen.asked[0]).toContain("first=2");
  });

  it("is asked for again when acts were taken back while we were away", async () => {
    for (let n = 1; n <= 3; n++) table.take(update(n, [news(n, YOU)]));
    screen.answer = () => ({ ...moments(4), moments: [11, 12, 13, 14].map((n, i) => ({ ...news(n, 1), n: i + 1 })) });
    table.take(update(4, [news(4, 1), news(5, 1), news(6, 1)]));
    await settle();
    expect(numbers(table)).toEqual(acts(11, 12, 13, 14));
  });

  it("that is late does not tell what has been taken back meanwhile", async () => {
    let answer = (_: unknown): void => undefined;
    screen.answer = () => new Promise((done) => (answer = done));
    table = new LiveTable("t");
    table.take(update(3));
    table.take(update(2));
    screen.answer = () => ({ ...moments(2), moments: [{ ...news(21, 1), n: 1 }, { ...news(22, 1), n: 2 }] });
    answer(moments(3));
    await settle();
    expect(numbers(table)).toEqual(acts(21, 22));
  });

  it("is asked for again when it did not come", async () => {
    let times = 0;
    screen.answer = () => (times++ ? moments(2) : Promise.reject(new Error("offline")));
    table = new LiveTable("t");
    table.take(update(2));
    await settle();
    expect(numbers(table)).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(numbers(table)).toEqual(acts(1, 2));
  });

  it("knows where turns begin: after the last decision, before the luck", async () => {
    screen.answer = () => moments(3, 1, [2]);
    table = new LiveTable("t");
    table.take(update(3));
    await settle();
    table.take(update(5, [news(4, YOU), news(5, -1)], 2));
    expect(table.story.map((told) => told.turn)).toEqual([false, false, true, false, true]);
  });
});

describe("talk", () => {
  it("is kept once, however often it is told", () => {
    const said = (seq: number) => ({ seq, at: 0, name: "Jan", text: `line ${seq}` });
    table.take({ ...update(0), chat: [said(1), said(2)] });
    table.take({ ...update(0), chat: [said(2), said(3)] });
    expect(table.chat.map((line) => line.seq)).toEqual([1, 2, 3]);
  });
});

describe("a table that cannot be watched", () => {
  it("is gone, unless the server only restarts", () => {
    table.lose({ type: "gone", table: "t", code: "restart", sentence: "" });
    expect(table.gone).toBe(null);
    table.lose({ type: "gone", table: "t", code: "private", sentence: "" });
    expect(table.gone!.code).toBe("private");
    table.take(update(0)); // invited after all
    expect(table.gone).toBe(null);
  });
});

describe("the connection", () => {
  const say = (message: unknown) => FakeSocket.last.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));

  it("tells the server what was heard last, and doubts a story that moved without a word", async () => {
    table = new LiveTable("t");
    table.open();
    FakeSocket.last.dispatchEvent(new Event("open"));
    say(update(0));
    say(update(1, [news(1, YOU)]));
    FakeSocket.last.dispatchEvent(new Event("close"));
    expect(connection.state).toBe("lost");
    FakeSocket.last.dispatchEvent(new Event("open"));
    expect(JSON.parse(FakeSocket.last.sent.at(-1)!)).toEqual({ type: "watch", table: "t", seq: 101, invite: "" });
    screen.answer = () => ({ ...moments(1), moments: [{ ...news(31, 1), n: 1 }] });
    say(update(1, [], 1, { seq: 105 }));
    await settle();
    expect(numbers(table)).toEqual(acts(31));
  });

  it("does not watch a table that was left before it was opened", () => {
    table = new LiveTable("t");
    table.close();
    table.open();
    table = new LiveTable("u");
    table.open();
    FakeSocket.last.dispatchEvent(new Event("open"));
    expect(FakeSocket.last.sent.map((text) => JSON.parse(text)).filter((said) => said.type === "watch").at(-1).table).toBe("u");
  });

  it("refuses what cannot be said, and answers what was under way when it is lost", () => {
    table = new LiveTable("t");
    table.open();
    FakeSocket.last.dispatchEvent(new Event("open"));
    const heard: (string | undefined)[] = [];
    connection.command({ type: "act", table: "t", seq: 1, act: 3 }, (refuse) => heard.push(refuse?.code));
    say({ type: "refuse", id: JSON.parse(FakeSocket.last.sent.at(-1)!).id, table: "t", code: "turn", sentence: "", rule: "", key: "" });
    connection.command({ type: "act", table: "t", seq: 1, act: 3 }, (refuse) => heard.push(refuse === null ? "obeyed" : refuse.code));
    expect(JSON.parse(FakeSocket.last.sent.at(-1)!).type).toBe("ping");
    say({ type: "pong", id: JSON.parse(FakeSocket.last.sent.at(-1)!).id, now: Date.now() });
    connection.command({ type: "act", table: "t", seq: 1, act: 4 }, (refuse) => heard.push(refuse?.code));
    FakeSocket.last.dispatchEvent(new Event("close"));
    connection.command({ type: "act", table: "t", seq: 1, act: 5 }, (refuse) => heard.push(refuse?.code));
    expect(heard).toEqual(["turn", "obeyed", "offline", "offline"]);
  });
});
