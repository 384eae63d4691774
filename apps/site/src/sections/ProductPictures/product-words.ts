import { exactly, listOf, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { sumOf, sumOfLines } from './amounts.ts';
import { amount, checkedPicture, chip, description, heading, item, line } from './parts/picture-fields.ts';

const party = z.strictObject({ label: text(), name: text(), detail: text() });

const invoice = checkedPicture(
  {
    ...heading,
    parties: exactly(2, party),
    rows: listOf(line),
    taxes: listOf(line),
    total: line,
    /** The tax that the customer withholds, negative, and the rest, which is paid. */
    withheld: z.strictObject({ tax: line, rest: line }).optional(),
    chip: chip.required(),
  },
  {
    'the total, or the rest of it, is not what was paid': ({ total, withheld, chip: { amount: paid } }) =>
      paid === (withheld?.rest ?? total).amount,
    'rows and taxes do not add up to the total': ({ rows, taxes, total }) =>
      sumOfLines([...rows, ...taxes]) === total.amount,
    'the total less the tax withheld is not the rest': ({ total, withheld }) =>
      !withheld || sumOfLines([total, withheld.tax]) === withheld.rest.amount,
  },
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
  suggestion: checkedPicture(
    {
      description,
      receipt: z.strictObject({ title: text(), aside: text(), rows: listOf(line), total: line }),
      source: text('write the label of the row on which the suggestion rests'),
      account: z.strictObject({ title: text(), label: text(), because: text() }),
      answers: exactly(2, text()),
    },
    {
      'the rows do not add up to the total': ({ receipt }) =>
        sumOfLines(receipt.rows) === receipt.total.amount,
    },
  ).refine(({ receipt, source }) => receipt.rows.some((row) => row.label === source), {
    error: 'write the label of a row of the receipt',
    path: ['source'],
  }),
  till: checkedPicture(
    {
      ...heading,
      rows: listOf(item),
      total: line,
      methods: exactly(3, text()),
      chip,
    },
    { 'the rows do not add up to the total': ({ rows, total }) => sumOfLines(rows) === total.amount },
  ),
  mobile_money: checkedPicture(
    {
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
    },
    {
      'opening balance and rows do not make the closing balance': ({ opening, rows, closing }) =>
        sumOfLines([opening, ...rows]) === closing.amount,
      'the amount that the customer approves is not among the rows': ({ prompt, rows }) =>
        rows.some((row) => row.amount === prompt.amount),
    },
  ),
};

/** The pictures of the phone application. */
export const phonePictures = {
  dashboard: checkedPicture(
    {
      description,
      time: text(),
      title: text(),
      today: line,
      methods: exactly(3, line),
      week: z.strictObject({ days: exactly(7, amount), initials: text(), total: line }),
      owed: line,
      low: z.strictObject({ label: text(), status: text() }),
      tabs: exactly(4, text()),
    },
    {
      'the ways to pay do not add up to today': ({ today, methods }) => sumOfLines(methods) === today.amount,
      'the days do not add up to the week': ({ week }) => sumOf(week.days) === week.total.amount,
      'the last day of the week is not today': ({ week, today }) => week.days.at(-1) === today.amount,
    },
  ),
  /** The small phone shows the top of the dashboard, with its texts and amounts. */
  today: z.strictObject({ description }),
};
