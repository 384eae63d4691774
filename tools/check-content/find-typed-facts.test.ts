import { readClaims, readContact, readHours, readPlans } from '@accounting-site/content/facts/facts';
import { formatPrice } from '@accounting-site/content/money/money';
import { taxFacts } from '@accounting-site/content/money/taxes';
import { isApprovedContent } from '@accounting-site/content/testing/approved-content';
import { expect, test } from 'vitest';
import { sentencesIn } from './content-sentences.ts';
import { findTypedFacts } from './find-typed-facts.ts';

const taxes = taxFacts();
const { plans, trial } = readPlans();
const [plan] = plans;
const contact = readContact();

const { reply_times, weekly } = readHours();
const { transport } = readClaims().security;

const typedFactsIn = (text: string, file = 'a.md') =>
  findTypedFacts(sentencesIn(text).map((found) => ({ file, ...found })));

test.runIf(isApprovedContent)('no text of the content types a number that a fact has', () => {
  const found = findTypedFacts();
  expect(found.map(({ file, line, fact, sentence }) => `${file}:${line} ${fact}: ${sentence}`)).toEqual([]);
});

test.for([
  [`Rates are as of ${taxes.year}.`, '{taxes.year}'],
  [`VAT is ${taxes.vat}% of the price.`, '{taxes.vat} or {taxes.nhil} or {taxes.getfund}'],
  [`Charge ${taxes.total}% in all.`, '{taxes.total}'],
  [`Register from ${taxes.goods_threshold} a year.`, '{taxes.goods_threshold}'],
  [`Withhold from ${taxes.withholding_threshold} a year.`, '{taxes.withholding_threshold}'],
  [`Pay PAYE by the ${taxes.monthly_day}.`, '{taxes.monthly_day}'],
  [`Pay SSNIT by the ${taxes.pension_day}.`, '{taxes.pension_day}'],
  [`The plan costs ${formatPrice(plan?.price ?? 0)} a month.`, `{plans.${plan?.id}.price}`],
  [`Your trial has ${trial.days} days.`, '{trial.days}'],
  [`Call ${contact.phone_display}.`, '{contact.phone_display}'],
  [`The rates are those of ${taxes.year}.`, '{taxes.year}'],
  [
    `Under the scheme, sales up to ${taxes['modified.turnover_up_to']} count.`,
    '{taxes.modified.fixed_up_to} or {taxes.modified.turnover_up_to}',
  ],
  [`Non-residents pay ${taxes['paye.non_resident']}%.`, '{taxes.paye.non_resident}'],
  [
    `| Pension of December | ${Number.parseInt(taxes.pension_day ?? '', 10)} January |`,
    '{taxes.pension_day}',
  ],
  [`| ${taxes.calendar_year_return} | Personal return |`, '{taxes.calendar_year_return}'],
  [`File the return within ${taxes.income_tax_months} months.`, '{taxes.income_tax_months}'],
  [`We reply ${reply_times.demo}.`, '{reply.demo}'],
  [`Open ${weekly[0]?.text}.`, '{hours.weekdays}'],
  [`It is encrypted (${transport}).`, '{claims.transport}'],
])('%s should be written with %s', ([text = '', fact]) => {
  expect(typedFactsIn(`First line.\n${text}`)).toEqual([
    { file: 'a.md', line: 2, sentence: text, within: text, fact },
  ]);
});

test.for([
  [`The VAT return. Charge ${taxes.total}% on top.`, 'a.md'],
  [`PAYE rises in bands. The first ${taxes['paye.1.size']?.replace('.00', '')} is free.`, 'a.md'],
  [`About PAYE: the top band is ${taxes['paye.top']}%.`, 'a.md'],
  [`Then ${taxes['modified.percent']}% is cheaper.`, 'en/resources/modified-taxation-scheme.md'],
  [`Before the ${taxes.monthly_day} of each month:`, 'en/resources/tax-filing-calendar.md'],
])('the rest of the line or the name of the file says what %s is about', ([text = '', file]) => {
  expect(typedFactsIn(text, file)).toHaveLength(1);
});

test.for([
  `Rates are as of {taxes.year}.`,
  `VAT ${taxes.vat}% of GH₵2,000 is GH₵300.`,
  `- { label: VAT ${taxes.vat}%, amount: 12000 }`,
  `Give a discount of ${taxes.vat}%.`,
  `Pay within ${trial.days} days.`,
  `You come back on the ${taxes.monthly_day}.`,
  `# As of ${taxes.year}.`,
  `  - Casual workers are taxed at ${taxes['modified.percent']}% under the scheme.`,
  `Casual workers pay ${taxes['withholding.works']}%, which you withhold.`,
  `The registrar's annual return: in 2026 it was ${taxes.calendar_year_return}.`,
])('%s may be typed', (text) => {
  expect(typedFactsIn(text)).toEqual([]);
});
