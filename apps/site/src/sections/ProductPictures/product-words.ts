import { exactly, listOf, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { sumOf, sumOfLines } from './amounts.ts';
import { amount, chip, description, heading, item, line, wrong } from './parts/picture-fields.ts';

const party = z.strictObject({ label: text(), name: text(), detail: text() });

const invoice = z
  .strictObject({
    ...heading,
    parties: exactly(2, party),
    rows: listOf(line),
    taxes: listOf(line),
    total: line,
    /** The tax that the customer withholds, negative, and the rest, which is paid. */
    withheld: z.strictObject({ tax: line, rest: line }).optional(),
    chip: chip.required(),
  })
  .refine(
    ({ total, withheld, chip: { amount: paid } }) => paid === (withheld?.rest ?? total).amount,
    wrong('the total, or the rest of it, is not what was paid'),
  )
  .refine(
    ({ rows, taxes, total }) => sumOfLines([...rows, ...taxes]) === total.amount,
    wrong('rows and taxes do not add up to the total'),
  )
  .refine(
    ({ total, withheld }) => !withheld || sumOfLines([total, withheld.tax]) === withheld.rest.amount,
    wrong('the total less the tax withheld is not the rest'),
  );

/** The pictures of single transactions. */
export const transactionPictures = {
  invoice,
  fee_invoice: invoice,
  /** An invoice in three steps, with the texts and amounts of `invoice` and `mobile_money`. */
  paid_invoice: z.strictObject({
    description,
    message: z.strictObject({ text: text(), time: text() }),
  }),
  suggestion: z
    .strictObject({
      description,
      receipt: z.strictObject({ title: text(), aside: text(), rows: listOf(line), total: line }),
      source: text('write the label of the row on which the suggestion rests'),
      account: z.strictObject({ title: text(), label: text(), because: text() }),
      answers: exactly(2, text()),
    })
    .refine(
      ({ receipt }) => sumOfLines(receipt.rows) === receipt.total.amount,
      wrong('the rows do not add up to the total'),
    )
    .refine(({ receipt, source }) => receipt.rows.some((row) => row.label === source), {
      error: 'write the label of a row of the receipt',
      path: ['source'],
    }),
  till: z
    .strictObject({
      ...heading,
      rows: listOf(item),
      total: line,
      methods: exactly(3, text()),
      chip,
    })
    .refine(
      ({ rows, total }) => sumOfLines(rows) === total.amount,
      wrong('the rows do not add up to the total'),
    ),
  mobile_money: z
    .strictObject({
      ...heading,
      prompt: z.strictObject({
        time: text(),
        title: text(),
        question: text(),
        amount,
        pin: text(),
        no: text(),
        yes: text(),
      }),
      opening: line,
      rows: listOf(line),
      closing: line,
      chip,
    })
    .refine(
      ({ opening, rows, closing }) => sumOfLines([opening, ...rows]) === closing.amount,
      wrong('opening balance and rows do not make the closing balance'),
    )
    .refine(
      ({ prompt, rows }) => rows.some((row) => row.amount === prompt.amount),
      wrong('the amount that the customer approves is not among the rows'),
    ),
};

/** The pictures of the phone application. */
export const phonePictures = {
  dashboard: z
    .strictObject({
      description,
      time: text(),
      title: text(),
      today: line,
      methods: exactly(3, line),
      week: z.strictObject({ days: exactly(7, amount), initials: text(), total: line }),
      owed: line,
      low: z.strictObject({ label: text(), status: text() }),
      tabs: exactly(4, text()),
    })
    .refine(
      ({ today, methods }) => sumOfLines(methods) === today.amount,
      wrong('the ways to pay do not add up to today'),
    )
    .refine(({ week }) => sumOf(week.days) === week.total.amount, wrong('the days do not add up to the week'))
    .refine(
      ({ week, today }) => week.days.at(-1) === today.amount,
      wrong('the last day of the week is not today'),
    ),
  /** The small phone shows the top of the dashboard, with its texts and amounts. */
  today: z.strictObject({ description }),
};
