import { formatPrice } from '../money.ts';
import type { ContentFacts } from './content-facts.ts';
import type { Claim } from './finding.ts';

type Taxes = NonNullable<ContentFacts['taxes']>;

/** A number that stands in a text, and the one that content/taxes.yaml gives. */
interface Typed {
  said: string;
  right: string;
}

/** Rates, thresholds and days of taxes that were typed into a sentence. What once was may differ. */
export function findTaxClaims(sentence: string, { taxes }: ContentFacts): Claim[] {
  if (taxes === undefined || isHistory.test(sentence)) return [];
  const typed = [
    ...typedVat(sentence, taxes),
    ...typedSum(sentence, taxes),
    ...typedWithholding(sentence, taxes),
    ...typedThresholds(sentence, taxes),
    ...typedDays(sentence, taxes),
  ];
  return typed.map(({ said, right }) => ({
    what: `Says "${said.trim()}", and by content/taxes.yaml it is ${right}.`,
    todo: 'Write what holds, and work out again what follows from it. A fact in braces changes by itself.',
  }));
}

const isHistory = /\b(?:was|were|until|used to|formerly|abolished|repealed|before 20\d\d)\b/i;

const vatNames = { vat: 'VAT', nhil: 'NHIL', getfund: 'GETFund(?: levy)?' };

function typedVat(sentence: string, { vat }: Taxes): Typed[] {
  return vat.parts.flatMap(({ id, percent }) =>
    // Between the name and the number stands nothing but marks, also those of a table.
    differing(
      sentence,
      new RegExp(`\\b${vatNames[id]}[\\s:|(*]*(?:of |at |is )?(\\d+(?:\\.\\d+)?)\\*{0,2} ?%`, 'g'),
      percent,
      inPercent,
    ),
  );
}

function typedSum(sentence: string, { vat }: Taxes): Typed[] {
  if (!/\b(?:VAT|lev(?:y|ies)|base)\b/i.test(sentence)) return [];
  const sum = vat.parts.reduce((all, { percent }) => all + percent, 0);
  const inAll = /(\d+(?:\.\d+)?)\*{0,2} ?%\*{0,2} (?:in all|together|on one base)/g;
  return [
    ...differing(sentence, inAll, sum, inPercent),
    ...differing(sentence, /\bVAT and (?:both )?levies[\s:|(*]*(\d+(?:\.\d+)?) ?%/g, sum, inPercent),
  ];
}

function typedWithholding(sentence: string, { withholding }: Taxes): Typed[] {
  if (!/\bwith(?:h[eo]ld|holds|holding)\b/i.test(sentence)) return [];
  return withholding.kinds
    .filter(({ id }) => !id.startsWith('rent'))
    .flatMap(({ id, percent }) => [
      ...differing(sentence, new RegExp(`(\\d+(?:\\.\\d+)?) ?% on ${id}\\b`, 'g'), percent, inPercent),
      ...differing(sentence, new RegExp(`\\b${id} (?:at )?(\\d+(?:\\.\\d+)?) ?%`, 'g'), percent, inPercent),
    ]);
}

function typedThresholds(sentence: string, { vat, withholding }: Taxes): Typed[] {
  const aYear = /(?:above|pass|passes|over) GH₵(\d+(?:,\d{3})*) (?:a|in a|per) year/g;
  const aboutVat = /\bgoods\b/i.test(sentence) && /\bthreshold|\bregist/i.test(sentence);
  return [
    ...(/\b(?:rates?|payments|with(?:h[eo]ld|holding))\b/i.test(sentence)
      ? differing(sentence, aYear, withholding.yearly_threshold, formatPrice)
      : []),
    ...(aboutVat
      ? differing(sentence, /GH₵(\d+(?:,\d{3})*)(?: a year| threshold)/g, vat.goods_threshold, formatPrice)
      : []),
  ];
}

function typedDays(sentence: string, { filing }: Taxes): Typed[] {
  const taxes =
    /\b(?:PAYE|withholding tax)\b(?:(?!pension|SSNIT|Tier)[^.])*?\bby the (\d+)(?:st|nd|rd|th)\b/g;
  const pensions =
    /\b(?:pensions?|SSNIT|Tier [12])\b(?:(?!PAYE|withh)[^.])*?\bby the (\d+)(?:st|nd|rd|th)\b/g;
  return [
    ...differing(sentence, taxes, filing.paye_and_withholding_day, asDay),
    ...differing(sentence, pensions, filing.pension_day, asDay),
  ];
}

/** What a pattern finds with another number than the right one. A rate of zero is a kind of sale, not the rate. */
function differing(
  sentence: string,
  pattern: RegExp,
  right: number,
  show: (number: number) => string,
): Typed[] {
  return [...sentence.matchAll(pattern)]
    .filter(([, number = '']) => ![0, right].includes(Number(number.replaceAll(',', ''))))
    .map(([said]) => ({ said, right: show(right) }));
}

const inPercent = (percent: number) => `${percent}%`;

/** None of them is the 1st, 2nd or 3rd of a month: nobody could file by then. */
const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
const ordinal = new Intl.PluralRules('en', { type: 'ordinal' });
const asDay = (day: number) => `the ${day}${ending[ordinal.select(day)]}`;
