import { exactly, text } from '@accounting-site/content/reading/fields';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { z } from 'zod';
import { businessKinds, filers, filingIds } from '../../lib/filing/filing-rules.ts';
import { texts } from '../../lib/text/words-schema.ts';
import { toolPageShape } from '../../lib/tool-form/tool-words.ts';

const filing = z.strictObject({
  title: text(),
  text: text('write what is due and for which time'),
  rule: text('write when it is due, for the table of rules'),
  who: text('write which businesses it concerns, for the table of rules'),
  authority: text('write whom to ask whether the date still holds'),
});

/** The texts of the filing calendar: content/en/tools/filing-calendar.yaml. */
export const filingSchema = z.strictObject({
  ...toolPageShape,
  dated: text('write as of which year and day the dates are, with [year], [day] and [authority]'),
  form: z.strictObject({
    kind: text('write the question for the kind of business'),
    kinds: texts(...businessKinds),
    year_end: text(),
    year_end_help: text('write which kinds of business may choose'),
    months: exactly(12, text()),
    applies: text(),
    who: texts(...filers),
    submit: text(),
  }),
  problems: z.strictObject({
    kind: text('write that a kind of business must be chosen'),
    modified_vat: text('write that the Modified Taxation Scheme excludes VAT-registered businesses'),
  }),
  filings: z.strictObject(recordOf(filingIds, () => filing)),
  answer: z.strictObject({
    waiting: text('write what is shown before there are dates'),
    headline: text('write how many dates there are, with [count]'),
    early: z.strictObject({
      pay: text('write what to do when a date of a payment falls on a weekend or a holiday, with [day]'),
      file: text('write what to do when a date of a return falls on a weekend or a holiday, with [day]'),
    }),
    holidays: text('write what to do when a date falls on another public holiday, such as an Eid'),
    next: text('write what comes next, with [title] and [day]'),
    save: text(),
    save_help: text(),
    file: text('write a file name that ends with .ics'),
  }),
  calendar: z.strictObject({
    name: text(),
    event: text('write how a date is called in a calendar, with [title]'),
    early: z.strictObject({
      pay: text('write what to do when a date of a payment falls on a weekend or a holiday'),
      file: text('write what to do when a date of a return falls on a weekend or a holiday'),
    }),
    advice: text('write to check the date, with [authority]'),
  }),
  downloads: z.strictObject({
    heading: text(),
    text: text(),
    no_script: text('write what to do where the browser runs no JavaScript'),
    company: text('write the link to the file of a company, with [month]'),
    size: text('write what kind of file it is, with [size]'),
  }),
});

export type FilingCalendarWords = z.infer<typeof filingSchema>;
