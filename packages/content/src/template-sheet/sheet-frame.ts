import type { SheetCell, SheetRow } from './sheet-cells.ts';
import type { TemplateSheet } from './sheet-schema.ts';
import { cellValue } from './work-out-sheet.ts';

/** A line across the sheet: its text begins in the first column. */
const wideRow = (sheet: TemplateSheet, cell: SheetCell): SheetRow =>
  sheet.columns.map((_column, at) => (at === 0 ? cell : null));

export const titleRow = (sheet: TemplateSheet, title: string): SheetRow =>
  wideRow(sheet, { role: 'title', type: 'text', value: title });

export const noteRows = (sheet: TemplateSheet): SheetRow[] =>
  sheet.notes.map((note) => wideRow(sheet, { role: 'note', type: 'text', value: note }));

/** The fields above the table, on its left and its right side, with the position of each. */
export function fieldRows(sheet: TemplateSheet) {
  const places = ['left', 'right'] as const;
  const cells = places.flatMap((side) => {
    const [label, value] = sheet.field_columns?.[side] ?? [];
    return sheet.fields
      .filter((field) => field.side === side)
      .map((field, row) => ({
        ...field,
        row,
        labelColumn: sheet.columns.findIndex(({ id }) => id === label),
        column: sheet.columns.findIndex(({ id }) => id === value),
      }));
  });
  const height = Math.max(0, ...cells.map(({ row }) => row + 1));
  const rows = Array.from({ length: height }, (): SheetRow => sheet.columns.map(() => null));
  for (const { row, labelColumn, column, label, type, example } of cells) {
    const line = rows[row];
    if (!line) continue;
    line[labelColumn] = { role: 'label', type: 'text', value: label };
    line[column] = { role: 'field', type, value: cellValue(type, example) };
  }
  return { rows, cells };
}
