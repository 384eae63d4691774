import { type Formula, namesIn, type Scope, workOut } from './formula.ts';
import type { CellType, TemplateSheet } from './sheet-schema.ts';

/** The value of a cell: text, a number, or pesewas if the column contains money. Null if it is empty. */
export type CellValue = string | number | null;
export type RowValues = Record<string, CellValue>;

/** Amounts in the content are cedis; all calculations are in pesewas. */
export const cellValue = (type: CellType, written: string | number | undefined): CellValue => {
  if (written === undefined || written === '') return null;
  return type === 'money' ? Math.round(Number(written) * 100) : written;
};

/** Calculates the examples of a sheet: every row from left to right, then the totals from top to bottom. */
export function workOutSheet(sheet: TemplateSheet) {
  const fields: RowValues = Object.fromEntries(
    sheet.fields.map(({ id, type, example }) => [id, cellValue(type, example)]),
  );
  const rows: RowValues[] = [];
  for (const example of sheet.examples) {
    const row: RowValues = {};
    rows.push(row);
    for (const { id, type, formula } of sheet.columns) {
      row[id] = formula
        ? result(formula, scopeOf({ ...fields, ...row }, rows), type)
        : cellValue(type, example[id]);
    }
  }
  return { fields, rows, totals: workOutTotals(sheet, fields, rows) };
}

/** The results of each row of totals, by column. */
function workOutTotals(sheet: TemplateSheet, fields: RowValues, rows: RowValues[]) {
  const totals: Record<string, RowValues> = {};
  for (const { id, percent, sums } of sheet.totals) {
    const line: RowValues = {};
    for (const [column, formula] of Object.entries(sums)) {
      const above = Object.fromEntries(
        Object.entries(totals).map(([name, values]) => [name, values[column] ?? null]),
      );
      const known = { ...fields, ...above, ...(percent !== undefined && { percent: percent / 100 }) };
      const type = sheet.columns.find((entry) => entry.id === column)?.type ?? 'text';
      line[column] = result(formula, scopeOf(known, rows), type);
    }
    totals[id] = line;
  }
  return totals;
}

/** A row with a missing figure has no result, as in the spreadsheet. */
function result(
  formula: Formula,
  { values, ...scope }: ReturnType<typeof scopeOf>,
  type: CellType,
): CellValue {
  if (namesIn(formula).some((name) => typeof values[name] !== 'number')) return null;
  const worked = workOut(formula, scope);
  return type === 'money' ? Math.round(worked) : worked;
}

const scopeOf = (values: RowValues, rows: RowValues[]): Scope<number> & { values: RowValues } => ({
  values,
  name: (name) => Number(values[name]),
  sum: (column) => rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0),
});
