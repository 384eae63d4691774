import { z } from 'zod';
import { listOf, matching, text } from '../reading/fields.ts';
import { columnsSummedIn, type Formula, namesIn, parseFormula } from './formula.ts';

const id = () => matching(/^[a-z][a-z0-9_]*$/, 'write a short name of small letters and _, like cash_in');
const cellType = () =>
  z.enum(['text', 'date', 'money', 'quantity', 'code'], {
    error: 'write text, date, money, quantity or code',
  });
const entry = () => z.union([z.string(), z.number()], { error: 'write a text or a number' });

const formula = () =>
  z.string({ error: 'write a formula, like quantity * price' }).transform((written, context): Formula => {
    try {
      return parseFormula(written);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  });

const column = z.strictObject({
  id: id(),
  label: text('write the heading of the column'),
  type: cellType(),
  width: z.number({ error: 'write how many characters wide the column is, from 3 to 60' }).min(3).max(60),
  formula: formula().optional(),
  choices: listOf(text('write one of the words that the column may hold')).optional(),
});

const field = z.strictObject({
  id: id(),
  label: text('write what is filled in here'),
  type: cellType(),
  side: z.enum(['left', 'right'], { error: 'write left or right' }).default('left'),
  example: entry().optional(),
});

const total = z.strictObject({
  id: id(),
  label: text('write what the line adds up to'),
  percent: z.coerce.number({ error: 'write a percentage, like {taxes.vat}' }).positive().optional(),
  sums: z.record(id(), formula()),
});

/**
 * A sheet of a template: fields above a table, its columns, example rows, and totals below it. The positions
 * of fields and of the labels of totals are column names.
 */
export const sheetSchema = z
  .strictObject({
    name: text('write the name of the sheet, at most 31 letters').max(31),
    orientation: z.enum(['portrait', 'landscape'], { error: 'write portrait or landscape' }),
    field_columns: z
      .strictObject({ left: z.tuple([id(), id()]), right: z.tuple([id(), id()]).optional() })
      .optional(),
    fields: z.array(field).default([]),
    columns: listOf(column),
    examples: listOf(z.record(id(), entry())),
    blank_rows: z
      .number({ error: 'write how many empty rows follow the examples, from 0 to 500' })
      .int()
      .min(0)
      .max(500),
    total_label: id().optional(),
    totals: z.array(total).default([]),
    notes: z.array(text()).default([]),
  })
  .superRefine((sheet, context) => {
    for (const message of [...unknownNames(sheet), ...missingPlaces(sheet)])
      context.addIssue({ code: 'custom', message });
  });

export type TemplateSheet = z.infer<typeof sheetSchema>;
export type SheetColumn = TemplateSheet['columns'][number];
export type CellType = SheetColumn['type'];

/** Problems with names: formulas or examples refer to columns, fields or totals that do not exist. */
function unknownNames(sheet: TemplateSheet): string[] {
  const columns = new Set(sheet.columns.map((entry) => entry.id));
  const fields = new Set(sheet.fields.map((entry) => entry.id));
  const problems: string[] = [];
  const need = (known: Iterable<string>, names: string[], where: string) => {
    const missing = names.filter((name) => !new Set(known).has(name));
    if (missing.length > 0) problems.push(`${where}: there is no ${missing.join(', ')}. Check the spelling`);
  };
  need(
    columns,
    [...(sheet.field_columns?.left ?? []), ...(sheet.field_columns?.right ?? [])],
    'field_columns',
  );
  if (sheet.total_label) need(columns, [sheet.total_label], 'total_label');
  for (const [at, row] of sheet.examples.entries()) {
    const given = sheet.columns.filter((entry) => !entry.formula).map((entry) => entry.id);
    need(given, Object.keys(row), `examples[${at + 1}]`);
  }
  for (const [at, entry] of sheet.columns.entries()) {
    if (!entry.formula) continue;
    // A row is calculated from left to right.
    const before = sheet.columns.slice(0, at).map((other) => other.id);
    need([...before, ...fields], namesIn(entry.formula), `the formula of ${entry.id}`);
    need(before, columnsSummedIn(entry.formula), `the formula of ${entry.id}`);
  }
  for (const [at, line] of sheet.totals.entries()) {
    const before = sheet.totals.slice(0, at).map((other) => other.id);
    const names = [...before, ...fields, ...(line.percent === undefined ? [] : ['percent'])];
    need(columns, Object.keys(line.sums), `totals.${line.id}`);
    for (const sum of Object.values(line.sums)) {
      need(names, namesIn(sum), `totals.${line.id}`);
      need(columns, columnsSummedIn(sum), `totals.${line.id}`);
    }
  }
  return problems;
}

/** Problems with positions: a missing or a shared position would silently drop something from the sheet. */
function missingPlaces({
  columns,
  fields,
  field_columns: sides,
  totals,
  total_label: label,
}: TemplateSheet): string[] {
  const problems: string[] = [];
  for (const side of ['left', 'right'] as const) {
    if (fields.some((field) => field.side === side) && !sides?.[side]) {
      problems.push(`field_columns: write the columns for the fields on the ${side}, like [date, details]`);
    }
  }
  if (totals.length > 0 && !label)
    problems.push('total_label: write the column for the labels of the totals');
  const first = columns[0]?.id ?? '';
  for (const { id, percent, sums } of totals) {
    if (percent === undefined || !(first in sums)) continue;
    problems.push(
      `totals.${id}: its percentage stands left of the result, so the result cannot be in ${first}`,
    );
  }
  for (const ids of [[...columns, ...fields].map(({ id }) => id), totals.map(({ id }) => id)]) {
    const twice = ids.find((id, at) => ids.indexOf(id) !== at);
    if (twice !== undefined) problems.push(`${twice} is there twice. Give one of them another id`);
  }
  return problems;
}
