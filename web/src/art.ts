/** The sheets of symbols, paints and patterns that `<use href="#…">` and `url(#…)` refer to; each is put into the page once. */
export function addArt(...sheets: string[]): void {
  for (const sheet of sheets) document.body.insertAdjacentHTML("afterbegin", sheet);
}

let pieces: Promise<void> | undefined;
let whole: Promise<void> | undefined;

/** The pieces of the seats: every page but the first has them. */
export function loadPieces(): Promise<void> {
  pieces ??= import("$art/symbols-pieces.svg?raw").then((sheet) => addArt(sheet.default));
  return pieces;
}

/** The symbols that boards draw with: goods, pieces, buildings, cards. */
export function loadArt(): Promise<void> {
  whole ??= import("$art/symbols.svg?raw").then((sheet) => addArt(sheet.default));
  return whole;
}
