import { cellName } from './cell-name.ts';
import type { SheetRow } from './sheet-cells.ts';
import { fieldRows, noteRows, titleRow } from './sheet-frame.ts';
import type { TemplateSheet } from './sheet-schema.ts';
import { tableRows, totalRows } from './sheet-table.ts';

/** A sheet as rows of cells, one for each column. Rows are numbered from 0. */
export interface SheetGrid {
  rows: SheetRow[];
  headingRow: number;
  /** The first and the last row of the table, empty rows included. */
  table: { first: number; last: number };
}

/**
 * Lays out a sheet in rows and columns, so that formulas can refer to cells.
 * @param options.title the line above everything else
 * @param options.blankRows how many empty rows follow the examples
 */
export function layOutSheet(
  sheet: TemplateSheet,
  { title, blankRows = 0 }: { title?: string; blankRows?: number } = {},
): SheetGrid {
  const head = title === undefined ? [] : [titleRow(sheet, title)];
  const places = fieldRows(sheet);
  const above = [...head, ...places.rows, ...(head.length + places.rows.length > 0 ? [emptyRow(sheet)] : [])];
  const first = above.length + 1;
  const table = { first, last: first + sheet.examples.length + blankRows - 1 };
  const fields = new Map(
    places.cells.map(({ id, column, row }) => [id, cellName(column, row + head.length, 'both')]),
  );
  const columnOf = (id: string) => sheet.columns.findIndex((column) => column.id === id);
  const plan = { sheet, columnOf, fields, table };
  const headings: SheetRow = sheet.columns.map(({ label, type }) => ({
    role: 'heading',
    type,
    value: label,
  }));
  const notes = noteRows(sheet);
  return {
    rows: [
      ...above,
      headings,
      ...tableRows(plan),
      ...totalRows(plan),
      ...(notes.length > 0 ? [emptyRow(sheet), ...notes] : []),
    ],
    headingRow: above.length,
    table,
  };
}

const emptyRow = (sheet: TemplateSheet): SheetRow => sheet.columns.map(() => null);
