import { describe, expect, it } from "vitest";
import { creationOptions, fromBase64url, passkeysAt, requestOptions, toBase64url } from "../src/people/bytes";
import { ownPath } from "../src/people/paths";
import { fromPreferences, sane, toPreferences } from "../src/people/preferences";
import type { Choices } from "../src/settings.svelte";

const standard: Choices = { language: "en", theme: "system", motion: "system", pace: 1, sound: true, volume: 0.6, notify: false, marks: false, confirm: true, text: false };

describe("where one goes after signing in", () => {
  const here = "http://localhost:8503";
  it("is a page of ours", () => {
    expect(ownPath("/table/abc?invite=x#log", here)).toBe("/table/abc?invite=x#log");
    expect(ownPath("/settings", here)).toBe("/settings");
    expect(ownPath("/leaderboard/../people/p1", here)).toBe("/people/p1");
  });
  it.each([null, "", "lobby", "//evil.example/x", "/\\evil.example", "/\\/evil.example", "/\t/evil.example", "https://evil.example", "javascript:alert(1)", "/api/me", "/api", "/ws", "/sign-in", "/sign-in?to=/sign-in"])(
    "is never %j",
    (to) => expect(ownPath(to, here, "/lobby")).toBe("/lobby"),
  );
  it("may be a page whose name only begins like the API's", () => expect(ownPath("/apiary", here)).toBe("/apiary"));
});

describe("base64url", () => {
  it("carries any bytes there and back", () => {
    for (let length = 0; length < 40; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 97 + length * 31) & 255);
      const text = toBase64url(bytes);
      expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
      expect(fromBase64url(text)).toEqual(bytes);
    }
  });
  it("uses the letters for addresses, without padding", () => {
    expect(toBase64url(Uint8Array.of(251, 255, 190))).toBe("-_--");
    expect(toBase64url(Uint8Array.of(255))).toBe("_w");
    expect(fromBase64url("_w")).toEqual(Uint8Array.of(255));
  });
});

describe("a passkey's options", () => {
  it("become bytes where the browser wants bytes", () => {
    const made = creationOptions({ challenge: "AQID", user: { id: "cDE", name: "jan", displayName: "Jan" }, excludeCredentials: [{ id: "BA", type: "public-key" }], timeout: 60000 });
    expect(made.challenge).toEqual(Uint8Array.of(1, 2, 3));
    expect(made.user).toEqual({ id: Uint8Array.of(112, 49), name: "jan", displayName: "Jan" });
    expect(made.excludeCredentials).toEqual([{ id: Uint8Array.of(4), type: "public-key" }]);
    expect(requestOptions({ challenge: "AQID", rpId: "localhost" })).toMatchObject({ rpId: "localhost", allowCredentials: [] });
  });
  it("belong to a name, not to an address", () => {
    expect(["localhost", "play.example.org"].map(passkeysAt)).toEqual([true, true]);
    expect(["127.0.0.1", "[::1]", "192.168.1.7"].map(passkeysAt)).toEqual([false, false, false]);
  });
});

describe("choices", () => {
  it("go to the server and come back the same", () => {
    const mine: Choices = { ...standard, language: "nl", theme: "dark", pace: 0.5, volume: 0.35, marks: true, confirm: false };
    expect(fromPreferences(toPreferences(mine), standard)).toEqual(mine);
    expect(Object.values(toPreferences(mine).screen!).every((value) => typeof value !== "number" || Number.isInteger(value))).toBe(true);
  });
  it("are nobody's before the first was kept", () => expect(fromPreferences({ language: "", screen: {} }, standard)).toBeNull());
  it("survive nonsense", () => {
    expect(sane(null, standard)).toEqual(standard);
    expect(sane("dark", standard)).toEqual(standard);
    expect(sane({ theme: "pink", pace: 3, volume: 7, sound: "yes", motion: "full", more: 1 }, standard)).toEqual({ ...standard, motion: "full" });
    expect(fromPreferences({ language: "de", screen: { pace: 70, volume: "loud" } }, standard)).toEqual({ ...standard, language: "de" });
  });
});
