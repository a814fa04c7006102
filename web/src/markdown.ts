/** The Markdown that rulebooks are written in, read into plain data: paragraphs, lists, tables, drawings; bold, italic, code, links.

A component draws it with real elements. Nothing here ever becomes HTML by itself, so no text can smuggle a script in. */

export type Span =
  | { kind: "text"; text: string }
  | { kind: "bold"; spans: Span[] }
  | { kind: "italic"; spans: Span[] }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; spans: Span[] }
  | { kind: "rule"; id: string };

export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "heading"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "drawing"; text: string };

const FENCE = /^```/;
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const HEADING = /^#{1,6}\s+(.*)$/;
const RULE_LINE = /^\s*\|?\s*:?-{3,}/; // below the head of a table
const ANCHOR = /<a id="[^"]*"><\/a>/g;
const SAFE = /^(?:https?:\/\/|\/(?!\/)|#)/; // where a link may lead

// the first alternative that fits wins: code before emphasis, so that `a*b` stays as it is
const SPAN = /`([^`]+)`|\*\*(.+?)\*\*|\*(?=\S)(.+?)\*|(?<![\p{L}\d])_(?=\S)(.+?)_(?![\p{L}\d])|\[([^\]]+)\]\(([^)\s]+)\)|\b([A-Z]{2}-\d+\.\d+)\b/u;

/** A line of text with what is marked in it. */
export function readSpans(text: string): Span[] {
  const out: Span[] = [];
  let rest = text;
  while (rest) {
    const found = SPAN.exec(rest);
    if (!found) break;
    if (found.index) out.push({ kind: "text", text: rest.slice(0, found.index) });
    const [whole, code, bold, italic, underlined, label, href, rule] = found;
    if (code !== undefined) out.push({ kind: "code", text: code });
    else if (bold !== undefined) out.push({ kind: "bold", spans: readSpans(bold) });
    else if (italic !== undefined || underlined !== undefined) out.push({ kind: "italic", spans: readSpans((italic ?? underlined)!) });
    else if (rule !== undefined) out.push({ kind: "rule", id: rule });
    else if (SAFE.test(href!)) out.push({ kind: "link", href: href!, spans: readSpans(label!) });
    else out.push(...readSpans(label!));
    rest = rest.slice(found.index + whole.length);
  }
  if (rest) out.push({ kind: "text", text: rest });
  return out;
}

function cells(line: string): Span[][] {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split("|").map((cell) => readSpans(cell.trim()));
}

/** A whole text. */
export function readMarkdown(source: string): Block[] {
  const lines = source.replace(ANCHOR, "").split(/\r?\n/);
  const out: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i]!;
    if (!line.trim()) {
      i++;
    } else if (FENCE.test(line)) {
      const end = lines.findIndex((other, j) => j > i && FENCE.test(other));
      const last = end < 0 ? lines.length : end;
      out.push({ kind: "drawing", text: lines.slice(i + 1, last).join("\n") });
      i = last + 1;
    } else if (HEADING.test(line)) {
      out.push({ kind: "heading", spans: readSpans(HEADING.exec(line)![1]!) });
      i++;
    } else if (line.includes("|") && RULE_LINE.test(lines[i + 1] ?? "")) {
      const from = i + 2;
      i = from;
      while (i < lines.length && lines[i]!.includes("|")) i++;
      out.push({ kind: "table", head: cells(line), rows: lines.slice(from, i).map(cells) });
    } else if (ITEM.test(line)) {
      const ordered = ITEM.exec(line)![1] !== undefined;
      const items: string[] = [];
      for (; i < lines.length && lines[i]!.trim(); i++) {
        const item = ITEM.exec(lines[i]!);
        if (item) items.push(item[2]!);
        else items[items.length - 1] += ` ${lines[i]!.trim()}`;
      }
      out.push({ kind: "list", ordered, items: items.map(readSpans) });
    } else {
      const from = i;
      while (i < lines.length && lines[i]!.trim() && (i === from || !(FENCE.test(lines[i]!) || ITEM.test(lines[i]!) || HEADING.test(lines[i]!)))) i++;
      out.push({ kind: "paragraph", spans: readSpans(lines.slice(from, i).map((part) => part.trim()).join(" ")) });
    }
  }
  return out;
}

/** The words alone, for searching. */
export function plain(source: string): string {
  return source.replace(ANCHOR, "").replace(/[*`|#]|-{3,}/g, " ").replace(/\s+/g, " ").trim();
}
