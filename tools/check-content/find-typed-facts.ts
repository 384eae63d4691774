import { readContact, readPlans } from '@accounting-site/content/facts';
import { formatPrice } from '@accounting-site/content/money';
import { readTaxes, taxFacts } from '@accounting-site/content/taxes';
import { type ContentSentence, readSentences } from './content-sentences.ts';

/** A sentence with a number that a fact has too, so that changing the fact does not change the text. */
export interface TypedFact extends ContentSentence {
  /** What to write instead, such as {taxes.vat}. */
  fact: string;
}

interface Rule {
  fact: string;
  typed: RegExp;
  /** The sentence is about this; without it the number is another one. */
  about?: RegExp;
  /** The number may be typed in a worked example. Examples have tests and warnings of their own. */
  inExamples?: boolean;
}

/** The lines of pictures and of example invoices: the amount that belongs to the rate is in the next line. */
const exampleLine = /^\s*(?:- )?label: /;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const numbers = (...values: string[]) => `(?:${values.map(escaped).join('|')})`;

/** How each fact looks where it is typed. */
function listRules(): Rule[] {
  const taxes = taxFacts();
  const { plans, trial } = readPlans();
  const contact = readContact();
  const tax = (name: string) => taxes[name] ?? '';
  const rate = (names: string[], about: RegExp): Rule => ({
    fact: names.map((name) => `{taxes.${name}}`).join(' or '),
    typed: new RegExp(`(?<![\\d.,])${numbers(...names.map(tax))}%`),
    about,
    inExamples: true,
  });
  const withheld = readTaxes().withholding.kinds.map(({ id }) => `withholding.${id}`);
  const pension = ['employer', 'worker', 'tier_1', 'tier_2', 'total'].map((share) => `pension.${share}`);
  const instalments = [1, 2, 3, 4].map((part) => `instalment.${part}`);
  return [
    { fact: '{taxes.year}', typed: new RegExp(`\\b(?:as of|rates of) ${tax('year')}\\b`, 'i') },
    { fact: '{taxes.law}', typed: new RegExp(`\\b${tax('law')}\\b`) },
    { fact: '{taxes.goods_threshold}', typed: new RegExp(`${escaped(tax('goods_threshold'))}(?![\\d,])`) },
    {
      fact: '{taxes.withholding_threshold}',
      typed: new RegExp(`${escaped(tax('withholding_threshold'))} (?:a|in a|this) year`),
    },
    rate(['vat', 'nhil', 'getfund'], /\b(?:VAT|NHIL|GETFund)\b/),
    rate(['total'], /\b(?:VAT|levies|levy|in all|[Tt]ogether)\b/),
    rate(withheld, /\bwithh/i),
    rate(pension, /\b(?:SSNIT|Tier [12]|pension|basic (?:salary|pay))\b/i),
    rate(['modified.percent'], /\b(?:Modified Taxation|scheme|presumptive)\b/i),
    {
      fact: '{taxes.pension_day}',
      typed: new RegExp(`\\b${tax('pension_day')}\\b`),
      about: /pension|SSNIT|Tier/i,
    },
    {
      fact: '{taxes.monthly_day}',
      typed: new RegExp(`\\b${tax('monthly_day')}\\b`),
      about: /PAYE|withh|tax/i,
    },
    {
      fact: instalments.map((name) => `{taxes.${name}}`).join(' or '),
      typed: new RegExp(`\\b${numbers(...instalments.map(tax))}\\b`),
      about: /instal/i,
      inExamples: true,
    },
    {
      fact: '{taxes.employer_return}',
      typed: new RegExp(`\\b${tax('employer_return')}\\b`),
      about: /employer/i,
    },
    ...plans.map(({ id, price }) => ({
      fact: `{plans.${id}.price}`,
      typed: new RegExp(`${escaped(formatPrice(price))}(?![\\d,.])`),
      about: /\bplans?\b|subscription/i,
    })),
    {
      fact: '{trial.days}',
      typed: new RegExp(`\\b${trial.days}[- ]days?\\b`),
      about: /\btrial\b|\bfree\b/i,
    },
    ...Object.entries(contact).flatMap(([name, value]) =>
      typeof value === 'string' ? [{ fact: `{contact.${name}}`, typed: new RegExp(escaped(value)) }] : [],
    ),
  ];
}

/** A rate or a date beside an amount belongs to a worked example: both change together, by hand. */
const isExample = (sentence: string) => /GH₵\d|\bamount: -?\d/.test(sentence) || exampleLine.test(sentence);

/** The facts that are typed in the texts of content/en instead of being filled in. */
export const findTypedFacts = (sentences: ContentSentence[] = readSentences()): TypedFact[] => {
  const rules = listRules();
  return sentences.flatMap((found) => {
    const { sentence } = found;
    const rule = rules.find(
      ({ typed, about, inExamples }) =>
        typed.test(sentence) && (about?.test(sentence) ?? true) && !(inExamples && isExample(sentence)),
    );
    return rule ? [{ ...found, fact: rule.fact }] : [];
  });
};
