import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { IncomeTaxRates } from '@accounting-site/content/money/income-tax';
import type { FieldErrors, Fields } from '../../lib/forms/form-fields.ts';
import type { Answer, AnswerRow } from '../../lib/tool-form/answer.ts';
import { bandRows } from '../../lib/tool-form/answer.ts';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import type { Outcome } from '../../lib/tool-form/use-tool-form.ts';
import {
  type ModifiedRates,
  modifiedTaxOf,
  type TradingYear,
  traderKinds,
  type YearTax,
} from '../../lib/tools/modified-tax.ts';
import { formatEach, formatPesewas, readOptionalAmount, readTypedAmount } from '../../lib/tools/pesewas.ts';
import type { ModifiedTaxWords } from './modified-tax-words.ts';

/** Its keys are the fields of the form, which are also its URL parameters. */
export const modifiedTaxExample = { vat: '', kind: 'trader', sales: '180,000', expenses: '' };

export interface ModifiedTaxRates {
  modified: ModifiedRates;
  paye: IncomeTaxRates;
}

type Words = Pick<ModifiedTaxWords, 'answer'> & { common: CommonToolWords };
type AnswerWords = ModifiedTaxWords['answer'];

/** The tax for the typed values, or their errors. */
export function answerModifiedTax(
  fields: Fields,
  { modified, paye }: ModifiedTaxRates,
  { answer, common }: Words,
): Outcome<Answer> {
  const sales = readTypedAmount(fields.sales ?? '');
  const expenses = readOptionalAmount(fields.expenses ?? '');
  const errors: FieldErrors = {};
  if ('problem' in sales) errors.sales = common.problems[sales.problem];
  if ('problem' in expenses) errors.expenses = common.problems[expenses.problem];
  if ('problem' in sales || 'problem' in expenses) return { errors };
  const year: TradingYear = {
    kind: traderKinds.find((kind) => kind === fields.kind) ?? 'trader',
    isVatRegistered: fields.vat === 'yes',
    sales: sales.pesewas,
    expenses: expenses.pesewas,
  };
  const found = modifiedTaxOf(year, modified, paye);
  const { profit, tax, quarters } = found;
  const cash = modifiedTaxOf({ ...year, kind: 'several' }, modified, paye).tax;
  const texts = {
    ...formatEach({ sales: year.sales, profit, loss: -profit, tax, quarter: quarters[0] ?? 0, cash }),
    percent: String(modified.percent),
  };
  return {
    answer: {
      headline: fillSlots(headlineOf(year, found, answer), texts),
      rows: rowsOf(year, found, texts, answer),
      notes: notesOf(year, found, answer.notes).map((note) => fillSlots(note, texts)),
    },
  };
}

function headlineOf({ kind }: TradingYear, { way, tax }: YearTax, words: AnswerWords): string {
  if (kind === 'other') return words.other;
  return way === 'fixed' && tax === 0 ? words.nothing : words[way];
}

function rowsOf(
  { kind, expenses }: TradingYear,
  { way, profit, bands, quarters }: YearTax,
  texts: Record<'sales' | 'profit' | 'tax' | 'quarter' | 'percent', string>,
  words: AnswerWords,
): AnswerRow[] {
  const sales = { label: words.sales, amount: texts.sales };
  // A salary is taxed together with the profit, so the business alone gives no figure.
  if (kind === 'other') return [sales];
  const tax = { label: words.tax, amount: texts.tax, isTotal: true };
  const payments = quarters.map((quarter, at) => ({
    label: words.payments[at] ?? '',
    amount: formatPesewas(quarter),
  }));
  if (way === 'fixed' || way === 'turnover')
    return [sales, { ...tax, how: fillSlots(words[`${way}_how`], texts) }, ...payments];
  return [
    sales,
    { label: words.expenses, amount: formatPesewas(-expenses) },
    { label: profit < 0 ? words.loss : words.profit, amount: texts.profit, isTotal: true },
    ...bandRows(bands, words),
    tax,
    ...payments,
  ];
}

function notesOf(
  { kind, isVatRegistered, expenses }: TradingYear,
  { way, profit }: YearTax,
  words: AnswerWords['notes'],
): string[] {
  const compared = profit < 0 ? words.compare_loss : words.compare;
  if (way === 'fixed') return [words.fixed, words.scheme_dates];
  if (way === 'turnover')
    return [words.turnover, ...(expenses > 0 ? [compared, words.bands] : []), words.scheme_dates];
  const taxed = [...(expenses > 0 ? [] : [words.no_expenses]), words.bands];
  const share = kind === 'partner' ? [words.partner] : [];
  if (way === 'cash') return [words.cash, ...share, ...taxed, words.scheme_dates];
  if (kind === 'other') return [words.other, words.ordinary_dates];
  return [isVatRegistered ? words.vat : words.above, ...share, ...taxed, words.ordinary_dates];
}
