import type { SheetCell } from './sheet-cells.ts';
import { layOutSheet } from './sheet-grid.ts';
import type { TemplateSheet } from './sheet-schema.ts';

/**
 * A sheet as comma-separated values (RFC 4180): the figures of the examples, without their formulas. Every
 * row has as many cells as the table has columns. Cells are not escaped against formula injection, unlike
 * those of exports: the owner writes all of them, and an added apostrophe would change the data on import.
 */
export const sheetAsCsv = (sheet: TemplateSheet): string =>
  layOutSheet(sheet)
    .rows.map((row) => row.map((cell) => quote(cellText(cell))).join(','))
    .map((line) => `${line}\r\n`)
    .join('');

function cellText(cell: SheetCell | null): string {
  if (cell?.value === null || cell === null) return '';
  const { role, type, value } = cell;
  if (role === 'heading' && type === 'money') return `${value} (GHS)`;
  if (role !== 'heading' && type === 'money') return (Number(value) / 100).toFixed(2);
  return type === 'percent' ? `${value}%` : String(value);
}

const quote = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
