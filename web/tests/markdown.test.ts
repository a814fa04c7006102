import { describe, expect, it } from "vitest";
import { plain, readMarkdown, readSpans, type Span } from "../src/markdown";

const text = (words: string): Span => ({ kind: "text", text: words });

describe("a line", () => {
  it("knows bold, italic, code and rules", () => {
    expect(readSpans("*Buying:* **two** cards, see AN-6.8 and `round_limit`.")).toEqual([
      { kind: "italic", spans: [text("Buying:")] },
      text(" "),
      { kind: "bold", spans: [text("two")] },
      text(" cards, see "),
      { kind: "rule", id: "AN-6.8" },
      text(" and "),
      { kind: "code", text: "round_limit" },
      text("."),
    ]);
  });

  it("finds a rule inside of bold", () => {
    expect(readSpans("**by AN-4.13**")).toEqual([{ kind: "bold", spans: [text("by "), { kind: "rule", id: "AN-4.13" }] }]);
  });

  it("leaves single stars and underscores of names alone", () => {
    expect(readSpans("2 * 3 and pirate_refill_scope")).toEqual([text("2 * 3 and pirate_refill_scope")]);
  });

  it("follows no link that leads elsewhere than to a page", () => {
    expect(readSpans("[here](javascript:alert(1))").some((span) => span.kind === "link")).toBe(false);
    expect(readSpans("[here](//evil.example)").some((span) => span.kind === "link")).toBe(false);
    expect(readSpans("[rules](/rules/anno1503)")).toEqual([{ kind: "link", href: "/rules/anno1503", spans: [text("rules")] }]);
  });

  it("keeps HTML as text", () => {
    expect(readSpans("<script>x</script>")).toEqual([text("<script>x</script>")]);
  });
});

describe("a text", () => {
  it("joins the lines of a paragraph", () => {
    expect(readMarkdown("One\ntwo.\n\nThree.")).toEqual([
      { kind: "paragraph", spans: [text("One two.")] },
      { kind: "paragraph", spans: [text("Three.")] },
    ]);
  });

  it("reads a table", () => {
    expect(readMarkdown("Before.\n\n| Ship | 1 |\n|---|---|\n| Pioneer | |\n\nAfter.")).toEqual([
      { kind: "paragraph", spans: [text("Before.")] },
      { kind: "table", head: [[text("Ship")], [text("1")]], rows: [[[text("Pioneer")], []]] },
      { kind: "paragraph", spans: [text("After.")] },
    ]);
  });

  it("keeps a drawing as it is", () => {
    expect(readMarkdown("```\n  A  .  2\n\n  *B*\n```")).toEqual([{ kind: "drawing", text: "  A  .  2\n\n  *B*" }]);
  });

  it("reads lists, with items over several lines", () => {
    expect(readMarkdown("- one\n  more\n- two\n\n1. first\n2. second")).toEqual([
      { kind: "list", ordered: false, items: [[text("one more")], [text("two")]] },
      { kind: "list", ordered: true, items: [[text("first")], [text("second")]] },
    ]);
  });

  it("drops anchors", () => {
    expect(readMarkdown('<a id="an-1.1"></a>**AN-1.1** Play.')).toEqual([
      { kind: "paragraph", spans: [{ kind: "bold", spans: [{ kind: "rule", id: "AN-1.1" }] }, text(" Play.")] },
    ]);
  });

  it("ends, whatever it is given", () => {
    for (const odd of ["```\nnever closed", "|", "| a |\n|---|", "**", "* ", "#", "- ", "`", "[x](", "\n\n\n"]) expect(readMarkdown(odd)).toBeInstanceOf(Array);
  });
});

it("has words to search in", () => {
  expect(plain("*Buying:* your turn\n\n| a | `b` |\n|---|---|")).toBe("Buying: your turn a b");
});
