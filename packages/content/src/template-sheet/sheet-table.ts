import { cellName } from './cell-name.ts';
import { canBeFraction, type Formula, namesIn, writeFormula } from './formula.ts';
import { emptyRow, type SheetPlan, type SheetRow } from './sheet-cells.ts';
import type { CellType } from './sheet-schema.ts';
import type { RowValues } from './work-out-sheet.ts';

/** The rows of the table: the calculated examples, and the empty rows. */
export const tableRows = (plan: SheetPlan): SheetRow[] =>
  Array.from({ length: plan.table.last - plan.table.first + 1 }, (_, at) =>
    tableRow(plan, at, plan.figures.rows[at]),
  );

const tableRow = (plan: SheetPlan, at: number, values: RowValues | undefined): SheetRow =>
  plan.sheet.columns.map(({ id, type, formula }) => ({
    role: values ? 'example' : 'blank',
    type,
    value: values?.[id] ?? null,
    ...(formula && { formula: rowFormula(plan, formula, type, plan.table.first + at) }),
  }));

/** A row with a missing figure has empty results: neither zero nor the balance of the row above. */
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

/** The totals below the table, each with its label, its rate if it has one, and its results. */
export function totalRows(plan: SheetPlan): SheetRow[] {
  const { sheet, columnOf, figures } = plan;
  return sheet.totals.map(({ id, label, percent, sums }, line) => {
    const row = emptyRow(sheet);
    if (sheet.total_label) {
      row[columnOf(sheet.total_label)] = { role: 'total label', type: 'text', value: label };
    }
    for (const [columnId, formula] of Object.entries(sums)) {
      const column = columnOf(columnId);
      const type = sheet.columns[column]?.type ?? 'text';
      const value = figures.totals[id]?.[columnId] ?? null;
      if (percent !== undefined) row[column - 1] = { role: 'rate', type: 'percent', value: percent };
      row[column] = {
        role: 'total',
        type,
        value,
        formula: totalFormula(plan, formula, type, { column, line }),
      };
    }
    return row;
  });
}

function totalFormula(
  { sheet, columnOf, fields, table }: SheetPlan,
  formula: Formula,
  type: CellType,
  { column, line }: { column: number; line: number },
) {
  const firstTotal = table.last + 1;
  const placeOf = (name: string) => {
    if (name === 'percent') return cellName(column - 1, firstTotal + line);
    const above = sheet.totals.findIndex(({ id }) => id === name);
    return above < 0 ? (fields.get(name) ?? '') : cellName(column, firstTotal + above);
  };
  const written = writeFormula(formula, {
    name: placeOf,
    sum: (id) => `${cellName(columnOf(id), table.first)}:${cellName(columnOf(id), table.last)}`,
  });
  return toPesewas(written, formula, type);
}

/** Tax is rounded to whole pesewas where it is calculated, so that the displayed figures add up. */
const toPesewas = (written: string, formula: Formula, type: CellType) =>
  type === 'money' && canBeFraction(formula) ? `ROUND(${written},2)` : written;
