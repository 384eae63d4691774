import { z } from 'zod';
import { withFirst } from '../dates/first-of-month.ts';
import { formatLanguage, formatterOf } from '../languages/in-language.ts';
import { day, exactly, listOf, ownIds, text } from '../reading/fields.ts';
import { readYaml } from '../reading/read-yaml.ts';
import { formatAmount, formatPrice } from './money.ts';
import { cedis } from './prices.ts';

const percent = z
  .number({ error: 'write the percentage as a number, like 2.5' })
  .positive({ error: 'write a percentage above 0' })
  .max(100, { error: 'write a percentage of at most 100' })
  .multipleOf(0.01, { error: 'write at most two digits after the point' });
const noneOr = <Schema extends z.ZodType>(some: Schema) =>
  z.union([z.literal(0), some], { error: 'write a number, like 2.5, or 0 for none' });
const numberUpTo = (most: number) =>
  z
    .number({ error: `write a number from 1 to ${most}` })
    .int()
    .min(1)
    .max(most);

/** Where the figures of a section come from, and the day on which they were last confirmed. */
const checked = {
  source: text('write the law or the page from which these figures come, like Act 1111'),
  dated: day(),
};

const dayOfYear = z.strictObject({ month: numberUpTo(12), day: numberUpTo(31) });

/** The content of content/taxes.yaml. */
export const taxesSchema = z.strictObject({
  dated: day(),
  authority: text('write who sets and collects these taxes'),
  vat: z.strictObject({
    law: text('write the law, like Act 1151'),
    since: day(),
    parts: exactly(
      3,
      z.strictObject({ id: z.enum(['vat', 'nhil', 'getfund']), name: text(), percent }),
    ).check(ownIds),
    goods_threshold: cedis,
  }),
  withholding: z.strictObject({
    yearly_threshold: cedis,
    kinds: exactly(
      6,
      z.strictObject({
        id: z.enum(['goods', 'works', 'services', 'services-person', 'rent-home', 'rent-other']),
        percent,
        above_threshold: z.boolean({ error: 'write true or false' }),
      }),
    ).check(ownIds),
  }),
  filing: z.strictObject({
    pension_day: numberUpTo(28),
    paye_and_withholding_day: numberUpTo(28),
    income_tax_months: numberUpTo(11),
    employer_return: dayOfYear,
  }),
  holidays: z.strictObject({
    ...checked,
    fixed: listOf(
      z.strictObject({
        day: text('write the month and the day, like 12-25').regex(
          /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
          {
            error: 'write the month and the day, like 12-25',
          },
        ),
        name: text('write the name of the holiday'),
      }),
    ),
  }),
  modified: z
    .strictObject({
      ...checked,
      since: day(),
      fixed_up_to: cedis,
      turnover_up_to: cedis,
      percent,
      bands: listOf(z.strictObject({ up_to: cedis, amount: noneOr(cedis) })).refine(
        (bands) => isRising(bands.map(({ up_to }) => up_to)),
        { error: 'write the bands from the smallest sales to the largest' },
      ),
    })
    .refine(({ bands, fixed_up_to }) => bands.at(-1)?.up_to === fixed_up_to, {
      error: 'end the last band at fixed_up_to',
      path: ['bands'],
    }),
  paye: z.strictObject({
    ...checked,
    bands: listOf(
      z.strictObject({
        size: z
          .number({ error: 'write the amount in cedis as a number above 0, with at most two decimals' })
          .positive()
          .multipleOf(0.01),
        percent: noneOr(percent),
      }),
    ).refine((bands) => isRising(bands.map((band) => band.percent)), {
      error: 'write the bands from the lowest percentage to the highest',
    }),
    top_percent: percent,
    non_resident_percent: percent,
  }),
  pension: z
    .strictObject({ ...checked, employer: percent, worker: percent, tier_1: percent, tier_2: percent })
    .refine(({ employer, worker, tier_1, tier_2 }) => sumOf(employer, worker) === sumOf(tier_1, tier_2), {
      error: 'employer and worker pay as much together as tier_1 and tier_2 receive: write shares that agree',
    }),
  income_tax: z.strictObject({ instalments: exactly(4, dayOfYear) }),
});

/** A sum of percentages, in hundredths: 12.7 + 5.6 is a little less than 18.3. */
const sumOf = (...percents: number[]) =>
  percents.reduce((sum, percent) => sum + Math.round(percent * 100), 0);

const isRising = (numbers: number[]) =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? number));

export type Taxes = z.infer<typeof taxesSchema>;

/** The public holidays that have the same day each year, as 12-25. */
export const fixedHolidays = ({ holidays }: Taxes): string[] => holidays.fixed.map(({ day }) => day);

/**
 * Rates and dates of Ghana's taxes, content/taxes.yaml. Percentages have at most two decimal places. Amounts
 * are whole cedis.
 * @throws ContentError if the file is invalid
 */
export const readTaxes = () => readYaml('taxes.yaml', taxesSchema);

/** The year of the rates and dates: texts say 'as of 2026'. */
export const taxYear = ({ dated }: Taxes) => dated.slice(0, 4);

/**
 * The facts for texts, as {taxes.vat} and so on. Percentages have no % sign; amounts have a currency sign.
 */
export function taxFacts(): Record<string, string> {
  const { dated, authority, vat, withholding, filing, ...others } = readTaxes();
  const parts = Object.fromEntries(vat.parts.map(({ id, percent }) => [id, decimal().format(percent)]));
  const kinds = withholding.kinds.map(({ id, percent }) => [`withholding.${id}`, decimal().format(percent)]);
  // In hundredths, because 2.5 + 0.1 is not exact in floating-point arithmetic.
  const total = vat.parts.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0) / 100;
  return {
    year: dated.slice(0, 4),
    authority,
    law: vat.law,
    ...parts,
    total: decimal().format(total),
    goods_threshold: formatPrice(vat.goods_threshold),
    ...Object.fromEntries(kinds),
    withholding_threshold: formatPrice(withholding.yearly_threshold),
    pension_day: ordinal(filing.pension_day),
    monthly_day: ordinal(filing.paye_and_withholding_day),
    income_tax_months: String(filing.income_tax_months),
    calendar_year_return: nameDay({ month: filing.income_tax_months + 1, day: 0 }),
    employer_return: nameDay(filing.employer_return),
    ...modifiedFacts(others.modified),
    ...payrollFacts(others),
    ...Object.fromEntries(
      others.income_tax.instalments.map((due, at) => [`instalment.${at + 1}`, nameDay(due)]),
    ),
  };
}

/** The Modified Taxation Scheme. Its bands are numbered from 1: {taxes.modified.2.quarter}. */
function modifiedFacts(modified: Taxes['modified']) {
  const { since, fixed_up_to, turnover_up_to, percent, bands } = modified;
  const ofBands = bands.flatMap(({ up_to, amount }, at) => [
    [`modified.${at + 1}.up_to`, formatPrice(up_to)],
    [`modified.${at + 1}.quarter`, formatPrice(amount)],
    [`modified.${at + 1}.year`, formatPrice(4 * amount)],
  ]);
  return {
    ...checkFacts('modified', modified),
    'modified.since': nameWholeDay(since),
    'modified.fixed_up_to': formatPrice(fixed_up_to),
    'modified.turnover_up_to': formatPrice(turnover_up_to),
    'modified.percent': decimal().format(percent),
    ...Object.fromEntries(ofBands),
  };
}

/** PAYE and pensions. The bands of PAYE are numbered from 1: {taxes.paye.2.percent}. */
function payrollFacts({ paye, pension }: Pick<Taxes, 'paye' | 'pension'>) {
  const ofBands = paye.bands.flatMap(({ size, percent }, at) => [
    [`paye.${at + 1}.size`, formatAmount(size)],
    [`paye.${at + 1}.percent`, decimal().format(percent)],
    [`paye.${at + 1}.year`, formatPrice(Math.round(12 * size))],
  ]);
  const pesewas = paye.bands.reduce((sum, { size }) => sum + Math.round(size * 100), 0);
  const { source: _source, dated: _dated, ...percentages } = pension;
  const shares = Object.entries(percentages).map(([name, share]) => [
    `pension.${name}`,
    decimal().format(share),
  ]);
  return {
    ...checkFacts('paye', paye),
    ...checkFacts('pension', pension),
    'paye.above': formatAmount(pesewas / 100),
    'paye.top': decimal().format(paye.top_percent),
    'paye.non_resident': decimal().format(paye.non_resident_percent),
    ...Object.fromEntries([...ofBands, ...shares]),
    'pension.total': decimal().format(pension.employer + pension.worker),
  };
}

const checkFacts = (section: string, { source, dated }: { source: string; dated: string }) => ({
  [`${section}.source`]: source,
  [`${section}.dated`]: nameWholeDay(dated),
});

const decimal = formatterOf((language) => new Intl.NumberFormat(language));
const nameDay = ({ month, day }: { month: number; day: number }) =>
  withFirst(dayInYear().format(Date.UTC(2000, month - 1, day)), formatLanguage());
const nameWholeDay = (day: string) => withFirst(wholeDay().format(new Date(day)), formatLanguage());
const wholeDay = formatterOf(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
  'en-GB',
);
const dayInYear = formatterOf(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  'en-GB',
);
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** A day of the month: 14th in English; other languages write the number. */
const ordinal = (number: number) =>
  formatLanguage() === 'en-GH' ? `${number}${endings[ordinals.select(number)] ?? 'th'}` : String(number);
