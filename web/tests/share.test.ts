import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTable } from "../src/live.svelte";

const here = vi.hoisted(() => ({ asked: [] as string[], said: [] as string[], copied: [] as string[], may: true, phone: false, shared: null as ((data: { url: string }) => Promise<void>) | null }));
vi.hoisted(() => {
  const clipboard = { writeText: (text: string) => (here.may ? Promise.resolve(void here.copied.push(text)) : Promise.reject(new Error("no"))) };
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("navigator", { clipboard, get share() { return here.shared ?? undefined; } });
  vi.stubGlobal("matchMedia", () => ({ matches: here.phone }));
});
vi.mock("../src/api", async (real) => ({ ...(await real<object>()), get: (path: string) => { here.asked.push(path); return Promise.resolve({ invite: "key" }); } }));
vi.mock("../src/notices.svelte", () => ({ notices: { say: (text: string) => here.said.push(text), tell: (error: unknown) => here.said.push(String(error)) } }));
vi.mock("../src/words.svelte", () => ({ t: (key: string) => key }));

const { share } = await import("../src/table/share");

const table = (visibility: string, invite = ""): LiveTable => ({ id: "t1", invite, latest: { visibility } }) as unknown as LiveTable;

beforeEach(() => Object.assign(here, { asked: [], said: [], copied: [], may: true, phone: false, shared: null }));

describe("the link that is handed on", () => {
  it("is the table's address", async () => {
    await share(table("public"));
    expect([here.copied, here.said, here.asked]).toEqual([["http://here/table/t1"], ["table-share-copied"], []]);
  });

  it("holds the key of a private table, also for who came without", async () => {
    await share(table("private"));
    await share(table("private", "mine"));
    expect(here.copied).toEqual(["http://here/table/t1?invite=key", "http://here/table/t1?invite=mine"]);
    expect(here.asked).toEqual(["/api/tables/t1"]);
  });

  it("is shown where it cannot be copied", async () => {
    here.may = false;
    await share(table("public"));
    expect(here.said).toEqual(["http://here/table/t1"]);
  });

  it("goes the phone's own way, and nowhere when somebody thinks better of it", async () => {
    const shared: string[] = [];
    Object.assign(here, { phone: true, shared: ({ url }: { url: string }) => Promise.resolve(void shared.push(url)) });
    await share(table("public"));
    expect(shared).toEqual(["http://here/table/t1"]);
    here.shared = () => Promise.reject(new DOMException("", "AbortError"));
    await share(table("public"));
    expect([here.copied, here.said]).toEqual([[], []]);
    here.shared = () => Promise.reject(new Error("this phone cannot"));
    await share(table("public"));
    expect(here.copied).toEqual(["http://here/table/t1"]);
  });
});
