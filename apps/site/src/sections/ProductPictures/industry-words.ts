import { exactly, listOf, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { sumOf, sumOfLines } from './amounts.ts';
import { amount, chip, count, heading, item, line, wrong } from './parts/picture-fields.ts';

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

const project = z
  .strictObject({ label: text(), hours: exactly(5, count), total: count })
  .refine(
    ({ hours, total }) => sumOf(hours) === total,
    wrong("the days do not add up to the project's hours"),
  );

/** The pictures of the industry pages. */
export const industryPictures = {
  retail: z
    .strictObject({ ...heading, goods: exactly(6, goods), total: line, methods: exactly(3, text()), chip })
    .refine(
      ({ goods, total }) => sumOf(goods.map((item) => item.price * item.quantity)) === total.amount,
      wrong('prices and quantities do not add up to the total'),
    ),
  restaurant: z
    .strictObject({
      ...heading,
      tables: listOf(z.strictObject({ number: text(), state: tableState })),
      rows: listOf(item),
      /** VAT and levies of 20%, which menu prices include: a sixth of the total. */
      taxes: line,
      total: line,
      chip,
    })
    .refine(
      ({ rows, total }) => sumOfLines(rows) === total.amount,
      wrong('the rows do not add up to the total'),
    )
    .refine(
      ({ taxes, total }) => sumOf([total.amount / 6]) === taxes.amount,
      wrong('taxes of 20% inside the total are a sixth of it'),
    ),
  job_cost: z
    .strictObject({
      ...heading,
      of: text(),
      rows: listOf(cost),
      spent: cost,
      left: line,
      chip: chip.required(),
    })
    .refine(
      ({ rows, spent }) => sumOf(rows.map((row) => row.spent)) === spent.spent,
      wrong('what is spent does not add up'),
    )
    .refine(
      ({ rows, spent }) => sumOf(rows.map((row) => row.estimate)) === spent.estimate,
      wrong('the estimates do not add up'),
    )
    .refine(
      ({ spent, left }) => sumOf([spent.estimate, -spent.spent]) === left.amount,
      wrong('the estimate less what is spent is not what is left'),
    )
    .refine(
      ({ rows, chip: { amount: over } }) => rows.some((row) => sumOf([row.spent, -row.estimate]) === over),
      wrong('no row is over its estimate by the amount on the chip'),
    ),
  clinic_bill: z
    .strictObject({ ...heading, rows: listOf(line), bill: line, payers: exactly(2, line), total: line, chip })
    .refine(({ rows, bill }) => sumOfLines(rows) === bill.amount, wrong('the rows do not add up to the bill'))
    .refine(
      ({ payers, bill }) => sumOfLines(payers) === bill.amount,
      wrong('what the two pay is not the bill'),
    )
    .refine(
      ({ payers, total }) => payers.at(-1)?.amount === total.amount,
      wrong('the total is not what the patient pays'),
    ),
  timesheet: z
    .strictObject({
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
    })
    .refine(
      ({ projects, rate, fee }) => (projects[0]?.total ?? 0) * rate === fee.amount,
      wrong('the hours of the first project at the rate are not the fee'),
    )
    .refine(
      ({ fee, taxes, total }) => sumOfLines([fee, ...taxes]) === total.amount,
      wrong('fee and taxes do not add up to the total'),
    ),
  grant_report: z
    .strictObject({ ...heading, grant: line, rows: listOf(line), spent: line, left: line, chip })
    .refine(
      ({ rows, spent }) => sumOfLines(rows) === spent.amount,
      wrong('the rows do not add up to what is spent'),
    )
    .refine(
      ({ grant, spent, left }) => sumOf([grant.amount, -spent.amount]) === left.amount,
      wrong('the grant less what is spent is not what is left'),
    ),
};
