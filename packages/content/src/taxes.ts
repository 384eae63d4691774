import { z } from 'zod';
import { day, exactly, text } from './fields.ts';
import { formatPrice } from './money.ts';
import { readYaml } from './read-yaml.ts';

const percent = z
  .number({ error: 'write the percentage as a number, like 2.5' })
  .positive({ error: 'write a percentage above 0' })
  .max(100, { error: 'write a percentage of at most 100' })
  .multipleOf(0.01, { error: 'write at most two digits after the point' });
const cedis = z
  .number({ error: 'write the amount in cedis as a number, without a sign or comma' })
  .int({ error: 'write whole cedis' })
  .positive({ error: 'write an amount above 0' });
const numberUpTo = (most: number) =>
  z
    .number({ error: `write a number from 1 to ${most}` })
    .int()
    .min(1)
    .max(most);

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
    ).refine(hasEachOnce, { error: 'write vat, nhil and getfund, each once' }),
    goods_threshold: cedis,
  }),
  withholding: z.strictObject({
    yearly_threshold: cedis,
    kinds: exactly(
      5,
      z.strictObject({
        id: z.enum(['goods', 'works', 'services', 'rent-home', 'rent-other']),
        percent,
        above_threshold: z.boolean({ error: 'write true or false' }),
      }),
    ).refine(hasEachOnce, { error: 'write goods, works, services, rent-home and rent-other, each once' }),
  }),
  filing: z.strictObject({
    pension_day: numberUpTo(28),
    paye_and_withholding_day: numberUpTo(28),
    income_tax_months: numberUpTo(11),
    employer_return: z.strictObject({ month: numberUpTo(12), day: numberUpTo(31) }),
  }),
});

function hasEachOnce(entries: { id: string }[]): boolean {
  return new Set(entries.map(({ id }) => id)).size === entries.length;
}

export type Taxes = z.infer<typeof taxesSchema>;

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
  const { dated, authority, vat, withholding, filing } = readTaxes();
  const parts = Object.fromEntries(vat.parts.map(({ id, percent }) => [id, String(percent)]));
  const kinds = withholding.kinds.map(({ id, percent }) => [`withholding.${id}`, String(percent)]);
  // In hundredths, because 2.5 + 0.1 is not exact in floating-point arithmetic.
  const total = vat.parts.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0) / 100;
  return {
    year: dated.slice(0, 4),
    authority,
    law: vat.law,
    ...parts,
    total: String(total),
    goods_threshold: formatPrice(vat.goods_threshold),
    ...Object.fromEntries(kinds),
    withholding_threshold: formatPrice(withholding.yearly_threshold),
    pension_day: ordinal(filing.pension_day),
    monthly_day: ordinal(filing.paye_and_withholding_day),
    income_tax_months: String(filing.income_tax_months),
    employer_return: dayInYear.format(
      Date.UTC(2000, filing.employer_return.month - 1, filing.employer_return.day),
    ),
  };
}

const dayInYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

const ordinal = (number: number) => `${number}${endings[ordinals.select(number)] ?? 'th'}`;
