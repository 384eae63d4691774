import { cellName } from './cell-name.ts';
import { emptyRow, type SheetCell, type SheetRow } from './sheet-cells.ts';
import type { TemplateSheet } from './sheet-schema.ts';
import { tableRows, totalRows } from './sheet-table.ts';
import { cellValue, workOutSheet } from './work-out-sheet.ts';

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
  const columnOf = (id: string) => sheet.columns.findIndex((column) => column.id === id);
  const above = title === undefined ? [] : [wideRow(sheet, 'title', title)];
  const fields = addFields(above, sheet, columnOf);
  if (above.length > 0) above.push(emptyRow(sheet));
  const first = above.length + 1;
  const table = { first, last: first + sheet.examples.length + blankRows - 1 };
  const plan = { sheet, figures: workOutSheet(sheet), columnOf, fields, table };
  const headings: SheetRow = sheet.columns.map(({ label, type }) => ({
    role: 'heading',
    type,
    value: label,
  }));
  const notes = sheet.notes.map((note) => wideRow(sheet, 'note', note));
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

/** A line across the sheet: its text begins in the first column. */
const wideRow = (sheet: TemplateSheet, role: SheetCell['role'], value: string): SheetRow =>
  emptyRow(sheet).with(0, { role, type: 'text', value });

/**
 * Adds rows with the fields of the left and of the right side, next to each other.
 * @returns the name of each field's cell by the id of the field
 */
function addFields(
  rows: SheetRow[],
  sheet: TemplateSheet,
  columnOf: (id: string) => number,
): Map<string, string> {
  const names = new Map<string, string>();
  const top = rows.length;
  for (const side of ['left', 'right'] as const) {
    const [labelColumn, valueColumn] = (sheet.field_columns?.[side] ?? []).map(columnOf);
    if (labelColumn === undefined || valueColumn === undefined) continue;
    const fields = sheet.fields.filter((field) => field.side === side);
    for (const [at, { id, label, type, example }] of fields.entries()) {
      const row = rows[top + at] ?? emptyRow(sheet);
      row[labelColumn] = { role: 'label', type: 'text', value: label };
      row[valueColumn] = { role: 'field', type, value: cellValue(type, example) };
      rows[top + at] = row;
      names.set(id, cellName(valueColumn, top + at, 'both'));
    }
  }
  return names;
}
