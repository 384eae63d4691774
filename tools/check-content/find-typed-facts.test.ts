import { readContact, readPlans } from '@accounting-site/content/facts';
import { formatPrice } from '@accounting-site/content/money';
import { taxFacts } from '@accounting-site/content/taxes';
import { isApprovedContent } from '@accounting-site/content/testing/approved-content';
import { expect, test } from 'vitest';
import { sentencesIn } from './content-sentences.ts';
import { findTypedFacts } from './find-typed-facts.ts';

const taxes = taxFacts();
const { plans, trial } = readPlans();
const [plan] = plans;
const contact = readContact();

const typedFactsIn = (text: string) =>
  findTypedFacts(sentencesIn(text).map((found) => ({ file: 'a.md', ...found })));

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
])('%s should be written with %s', ([text = '', fact]) => {
  expect(typedFactsIn(`First line.\n${text}`)).toEqual([{ file: 'a.md', line: 2, sentence: text, fact }]);
});

test.for([
  `Rates are as of {taxes.year}.`,
  `VAT ${taxes.vat}% of GH₵2,000 is GH₵300.`,
  `- { label: VAT ${taxes.vat}%, amount: 12000 }`,
  `Give a discount of ${taxes.vat}%.`,
  `Pay within ${trial.days} days.`,
  `You come back on the ${taxes.monthly_day}.`,
  `# As of ${taxes.year}.`,
])('%s may be typed', (text) => {
  expect(typedFactsIn(text)).toEqual([]);
});
