import { cellName } from './cell-name.ts';
import { canBeFraction, type Formula, namesIn, writeFormula } from './formula.ts';
import type { SheetCell, SheetPlan, SheetRow } from './sheet-grid.ts';
import type { CellType } from './sheet-schema.ts';
import { type RowValues, workOutSheet } from './work-out-sheet.ts';

/** The rows of the table: the examples, worked out, and the empty ones. */
export function tableRows(plan: SheetPlan): SheetRow[] {
  const { sheet, table } = plan;
  const { rows } = workOutSheet(sheet);
  return Array.from({ length: table.last - table.first + 1 }, (_, at) => tableRow(plan, at, rows[at]));
}

const tableRow = (plan: SheetPlan, at: number, values: RowValues | undefined): SheetRow =>
  plan.sheet.columns.map(({ id, type, formula }) => ({
    role: values ? 'example' : 'blank',
    type,
    value: values?.[id] ?? null,
    ...(formula && { formula: rowFormula(plan, formula, type, plan.table.first + at) }),
  }));

/** A row that lacks a figure shows nothing: neither a nought nor the balance of the row above. */
function rowFormula(
  { sheet, columnOf, fields, table }: SheetPlan,
  formula: Formula,
  type: CellType,
  row: number,
) {
  const written = writeFormula(formula, {
    name: (name) => fields.get(name) ?? cellName(columnOf(name), row),
    sum: (column) => `${cellName(columnOf(column), table.first, 'row')}:${cellName(columnOf(column), row)}`,
  });
  const needed = namesIn(formula).filter((name) => columnOf(name) >= 0);
  const filledIn = sheet.columns.findIndex((column) => column.formula) - 1;
  const lacks =
    needed.length > 0
      ? `COUNT(${needed.map((name) => cellName(columnOf(name), row)).join(',')})<${needed.length}`
      : `COUNTA(${cellName(0, row)}:${cellName(filledIn, row)})=0`;
  return `IF(${lacks},"",${toPesewas(written, formula, type)})`;
}

/** The totals under the table, each with its label, its rate where it has one, and its results. */
export function totalRows(plan: SheetPlan): SheetRow[] {
  const { sheet, columnOf, table } = plan;
  const results = workOutSheet(sheet).totals;
  return sheet.totals.map(({ id, label, percent, sums }, at) => {
    const row: SheetRow = sheet.columns.map(() => null);
    if (sheet.total_label)
      row[columnOf(sheet.total_label)] = { role: 'total label', type: 'text', value: label };
    for (const [column, formula] of Object.entries(sums)) {
      const place = columnOf(column);
      if (percent !== undefined) row[place - 1] = { role: 'rate', type: 'percent', value: percent };
      row[place] = totalCell(plan, column, formula, at, results[id]?.[column] ?? null);
    }
    return row;
  });

  function totalCell(
    { fields }: SheetPlan,
    column: string,
    formula: Formula,
    at: number,
    value: SheetCell['value'],
  ): SheetCell {
    const place = columnOf(column);
    const firstTotal = table.last + 1;
    const type = sheet.columns[place]?.type ?? 'text';
    const nameOf = (name: string) => {
      if (name === 'percent') return cellName(place - 1, firstTotal + at);
      const above = sheet.totals.findIndex((other) => other.id === name);
      return above < 0 ? (fields.get(name) ?? '') : cellName(place, firstTotal + above);
    };
    const written = writeFormula(formula, {
      name: nameOf,
      sum: (summed) => `${cellName(columnOf(summed), table.first)}:${cellName(columnOf(summed), table.last)}`,
    });
    return { role: 'total', type, value, formula: toPesewas(written, formula, type) };
  }
}

/** Tax on a few pesewas is rounded where it is worked out, so that what is shown adds up. */
const toPesewas = (written: string, formula: Formula, type: CellType) =>
  type === 'money' && canBeFraction(formula) ? `ROUND(${written},2)` : written;
