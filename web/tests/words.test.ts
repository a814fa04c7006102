import { expect, it, vi } from "vitest";

const chosen = vi.hoisted(() => ({ language: "en" }));
vi.mock("../src/settings.svelte", () => ({ settings: chosen }));
vi.mock("../src/api", () => ({}));

const { knows, loadAllWords, loadWords, t } = await import("../src/words.svelte");

it("a page begins with all its words, also when the account speaks another language than the browser", async () => {
  await loadWords();
  expect(knows("table-loading")).toBe(false); // not needed on the first page
  chosen.language = "de"; // the account has come
  const late = loadWords();
  const page = loadAllWords();
  chosen.language = "nl"; // and somebody thinks better of it
  await page;
  expect([knows("table-loading"), t("table-tab-rules")]).toEqual([true, "Regels"]);
  await late;
  expect([knows("table-loading"), t("table-undo")]).toEqual([true, "Terugnemen"]);
});
