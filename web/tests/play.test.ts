import { beforeAll, describe, expect, it, vi } from "vitest";

vi.mock("../src/settings.svelte", () => ({ settings: {} }));
vi.mock("../src/live.svelte", () => ({ connection: {} }));
vi.mock("../src/words.svelte", () => ({ t: (key: string) => key }));

/** As much of a page as a name needs. */
class Thing {
  nodeType = 1;
  constructor(readonly childNodes: unknown[], readonly hidden = false) {}
  getAttribute = (name: string): string | null => (name === "aria-hidden" && this.hidden ? "true" : null);
}
beforeAll(() => void Object.assign(globalThis, { Node: { TEXT_NODE: 3 }, Element: Thing, HTMLElement: Thing }));
const thing = (...inside: (string | Thing)[]): Element => new Thing(inside.map((one) => (typeof one === "string" ? { nodeType: 3, nodeValue: one } : one))) as unknown as Element;
const hidden = (text: string): Thing => new Thing([{ nodeType: 3, nodeValue: text }], true);

const { withSeen } = await import("../src/play.svelte");

describe("the name of a thing", () => {
  it("has what is written on it", () => {
    expect(withSeen("Buy 1 spice", thing("×3"))).toBe("Buy 1 spice · ×3");
    expect(withSeen("Buy 1 spice", thing())).toBe("Buy 1 spice");
  });

  it("does not say it twice, wherever it stands", () => {
    expect(withSeen("Draw a card: 36 left", thing("36 left"))).toBe("Draw a card: 36 left");
    expect(withSeen("Voyage: António de Abreu", thing(" António de\n", thing(" Abreu") as unknown as Thing))).toBe("Voyage: António de Abreu");
    expect(withSeen("Buy 30 spice", thing("3"))).toBe("Buy 30 spice · 3");
  });

  it("leaves out what is not to be read aloud", () => {
    expect(withSeen("+2 barrels", thing(hidden("+2"), hidden(" instead")))).toBe("+2 barrels");
  });
});
