import { exactly, listOf, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { sumOf, sumOfLines } from './amounts.ts';
import { amount, checkedPicture, chip, count, heading, item, line } from './parts/picture-fields.ts';

const goods = z.strictObject({
  label: text(),
  price: amount,
  left: text(),
  stock: count,
  /** Quantity of a full shelf. */
  full: count,
  /** At or below the reorder threshold. */
  low: z.boolean().optional(),
  /** Quantity in the cart. */
  quantity: count,
});

const tableState = z.enum(['free', 'taken', 'open'], { error: 'write free, taken or open' });

const cost = z.strictObject({ label: text(), spent: amount, estimate: amount });

const project = checkedPicture(
  { label: text(), hours: exactly(5, count), total: count },
  { "the days do not add up to the project's hours": ({ hours, total }) => sumOf(hours) === total },
);

/** The pictures of the industry pages. */
export const industryPictures = {
  retail: checkedPicture(
    { ...heading, goods: exactly(6, goods), total: line, methods: exactly(3, text()), chip },
    {
      'prices and quantities do not add up to the total': ({ goods, total }) =>
        sumOf(goods.map((item) => item.price * item.quantity)) === total.amount,
    },
  ),
  restaurant: checkedPicture(
    {
      ...heading,
      tables: listOf(z.strictObject({ number: text(), state: tableState })),
      rows: listOf(item),
      /** VAT and levies of 20%, which menu prices include: a sixth of the total. */
      taxes: line,
      total: line,
      chip,
    },
    {
      'the rows do not add up to the total': ({ rows, total }) => sumOfLines(rows) === total.amount,
      'taxes of 20% inside the total are a sixth of it': ({ taxes, total }) =>
        sumOf([total.amount / 6]) === taxes.amount,
    },
  ),
  job_cost: checkedPicture(
    {
      ...heading,
      of: text(),
      rows: listOf(cost),
      spent: cost,
      left: line,
      chip: chip.required(),
    },
    {
      'what is spent does not add up': ({ rows, spent }) =>
        sumOf(rows.map((row) => row.spent)) === spent.spent,
      'the estimates do not add up': ({ rows, spent }) =>
        sumOf(rows.map((row) => row.estimate)) === spent.estimate,
      'the estimate less what is spent is not what is left': ({ spent, left }) =>
        sumOf([spent.estimate, -spent.spent]) === left.amount,
      'no row is over its estimate by the amount on the chip': ({ rows, chip: { amount: over } }) =>
        rows.some((row) => sumOf([row.spent, -row.estimate]) === over),
    },
  ),
  clinic_bill: checkedPicture(
    { ...heading, rows: listOf(line), bill: line, payers: exactly(2, line), total: line, chip },
    {
      'the rows do not add up to the bill': ({ rows, bill }) => sumOfLines(rows) === bill.amount,
      'what the two pay is not the bill': ({ payers, bill }) => sumOfLines(payers) === bill.amount,
      'the total is not what the patient pays': ({ payers, total }) => payers.at(-1)?.amount === total.amount,
    },
  ),
  timesheet: checkedPicture(
    {
      ...heading,
      days: exactly(5, text()),
      hour: text(),
      projects: listOf(project),
      /** Hourly rate in cedis of the first project, which is invoiced. */
      rate: amount,
      fee: line,
      taxes: listOf(line),
      total: line,
      chip,
    },
    {
      'the hours of the first project at the rate are not the fee': ({ projects, rate, fee }) =>
        (projects[0]?.total ?? 0) * rate === fee.amount,
      'fee and taxes do not add up to the total': ({ fee, taxes, total }) =>
        sumOfLines([fee, ...taxes]) === total.amount,
    },
  ),
  grant_report: checkedPicture(
    { ...heading, grant: line, rows: listOf(line), spent: line, left: line, chip },
    {
      'the rows do not add up to what is spent': ({ rows, spent }) => sumOfLines(rows) === spent.amount,
      'the grant less what is spent is not what is left': ({ grant, spent, left }) =>
        sumOf([grant.amount, -spent.amount]) === left.amount,
    },
  ),
};
