/** A chart ruled into square fields: turns columns and rows into places on the drawing. */

import type { Point } from "./carto";

export class Grid {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly columns: string[],
    readonly rows: string[],
    readonly size = 80,
    /** Room for the scale and its letters. */
    readonly margin = 34,
  ) {
    this.width = columns.length * size + 2 * margin;
    this.height = rows.length * size + 2 * margin;
  }

  /** The left edge of a column, the top edge of a row. */
  x = (column: number): number => this.margin + column * this.size;
  y = (row: number): number => this.margin + row * this.size;

  /** The middle of a field. */
  cx = (column: number): number => this.x(column) + this.size / 2;
  cy = (row: number): number => this.y(row) + this.size / 2;
  centre = ([row, column]: [number, number]): Point => [this.cx(column), this.cy(row)];
}
