import { exactly, listOf, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { pluralText, texts } from '../../lib/text/words-schema.ts';
import { type CommonToolWords, toolPageShape } from '../../lib/tool-form/tool-words.ts';

const group = z.strictObject({ heading: text(), text: text('write what to do about these lines') });

/** The texts of the reconciliation helper: content/en/tools/mobile-money-reconciliation.yaml. */
export const reconciliationSchema = z.strictObject({
  ...toolPageShape,
  form: z.strictObject({
    ...texts('wallet', 'book', 'open', 'help').shape,
    how: z.strictObject({ heading: text(), texts: listOf(text('write how pasted lines are read')) }),
    ...texts('submit', 'busy', 'example', 'clear').shape,
    private: text('write where the pasted lines stay'),
  }),
  problems: z.strictObject({
    empty: text(),
    too_long: text(),
    nothing_read: text(),
    direction: text('write what to do where no line says whether money came in or went out'),
    not_text: text(),
    columns: text('write that the columns are not known and what to choose'),
  }),
  columns: z.strictObject({
    wallet: text('write a heading above the questions about the columns of the statement'),
    book: text('write a heading above the questions about the columns of the book'),
    help: text('write which questions must be answered'),
    rows: text('write a name for the first rows'),
    column: text('write the name of a column, with [number]'),
    none: text('write the choice for no column'),
    questions: texts('date', 'reference', 'amount', 'moneyIn', 'moneyOut'),
  }),
  example: z.strictObject({ wallet: text(), book: text() }),
  result: z.strictObject({
    agrees: text('write that everything agrees, with [count]'),
    agrees_one: text(),
    agrees_but: text('write that [matched], and that some lines were not counted: [unread]'),
    and_unread: text('write [headline], and that some lines were not counted: [unread]'),
    matching: pluralText(),
    lines: pluralText(),
    unread_of_wallet: text('write how many lines of the statement, with [wallet]'),
    unread_of_book: text('write how many lines of the book, with [book]'),
    unread_each: text('write how many lines of each of both, with [wallet]'),
    unread_both: text('write how many lines, with [wallet] and [book]'),
    same_total: text(),
    more: text('write that the statement adds up to more, with [amount]'),
    less: text('write that the statement adds up to less, with [amount]'),
    wallet_read: pluralText(),
    book_read: pluralText(),
    years: text('write which year was assumed for dates without one, with [years]'),
    assumptions: z.strictObject({
      inverted: text('write that debit in the book was read as money in'),
      wallet_months: text('write that the dates of the statement were read with the month first'),
      book_months: text('write that the dates of the book were read with the month first'),
    }),
    wallet_elsewhere: pluralText(),
    book_elsewhere: pluralText(),
    steps: texts('book', 'onlyWallet', 'doubleWallet', 'onlyBook', 'doubleBook', 'differing', 'wallet'),
    groups: z.strictObject({
      differing: group,
      only_wallet: group,
      only_book: group,
      double_wallet: group,
      double_book: group,
      agreed: group,
    }),
    group_count: text('write a heading, with [heading] and [count]'),
    columns: z.strictObject({ entry: text(), wallet: text(), book: text() }),
    no_reference: text(),
    more_rows: text('write the button that shows more lines, with [count]'),
    unread_wallet: text('write a heading, with [count]'),
    unread_book: text('write a heading, with [count]'),
    unsure_wallet: text('write a heading, with [count]'),
    unsure_book: text('write a heading, with [count]'),
    assumed_wallet: text('write a heading, with [count]'),
    assumed_book: text('write a heading, with [count]'),
    unread_line: text('write what is wrong with a line, with [line] and [reason]'),
    reasons: z.strictObject({
      no_date: text(),
      no_amount: text(),
      too_large: text('write the largest amount that is taken'),
      zero: text(),
      comma: text('write what to do where a comma may separate two cells or be inside an amount'),
      direction: text('write what to do where the words of a line fit money in and money out'),
      assumed: text('write what to do where a line counts as money in because nothing says otherwise'),
      cells: text('write what to do where a line has more cells than there are headings'),
      failed: text('write that a line says that no money moved, and what to do if it did'),
      balance: text(
        'write what to do with a message on two lines, of which the second begins with a balance',
      ),
    }),
    copy: text('write the button that copies all lines as cells'),
    copy_failed: text(),
    save: text(),
    file: text('write a file name that ends with .csv'),
  }),
  csv: z.strictObject({
    ...texts('agreed', 'differing', 'only_wallet', 'only_book', 'double_wallet', 'double_book').shape,
    columns: exactly(8, text()),
  }),
});

export type ReconciliationWords = z.infer<typeof reconciliationSchema>;

/** The texts that the page sends to the browser. */
export type ReconciliationIslandWords = Pick<
  ReconciliationWords,
  'form' | 'problems' | 'columns' | 'example' | 'result' | 'csv'
> & { common: Pick<CommonToolWords, 'copied'> };
