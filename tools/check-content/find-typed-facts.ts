import { readClaims, readContact, readHours, readPlans } from '@accounting-site/content/facts/facts';
import { formatPrice } from '@accounting-site/content/money/money';
import { taxFacts } from '@accounting-site/content/money/taxes';
import { type ContentSentence, readSentences } from './content-sentences.ts';

/** A sentence with a number that a fact has too, so that changing the fact does not change the text. */
interface TypedFact extends ContentSentence {
  /** What to write instead, such as {taxes.vat}. */
  fact: string;
}

interface Rule {
  fact: string;
  typed: RegExp;
  /** The line is about this. Without it the number is another one. */
  about?: RegExp;
  /** The whole file is about the fact, by its name. */
  inFile?: RegExp;
  /** The number may be typed in a worked example. Examples have tests and warnings of their own. */
  inExamples?: boolean;
}

/** The lines of pictures and of example invoices: the amount that belongs to the rate is in the next line. */
const exampleLine = /^\s*(?:- )?label: /;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const numbers = (...values: string[]) => `(?:${values.map(escaped).join('|')})`;
const slotsOf = (names: string[]) => names.map((name) => `{${name}}`).join(' or ');
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const inWords = 'no one two three four five six seven eight nine ten eleven'.split(' ');
const textOf = (value: string) => new RegExp(`(?<![\\w,.])${escaped(value)}(?![\\d,]|\\.\\d)`, 'i');

const taxRules = (): Rule[] => {
  const taxes = taxFacts();
  const tax = (name: string) => taxes[name] ?? '';
  const named = (pattern: RegExp) => Object.keys(taxes).filter((name) => pattern.test(name));
  const rule = (names: string[], typed: RegExp, about?: RegExp, inExamples = false): Rule => ({
    fact: slotsOf(names.map((name) => `taxes.${name}`)),
    typed,
    ...(about && { about }),
    inExamples,
  });
  const rate = (names: string[], about: RegExp) =>
    rule(names, new RegExp(`(?<![\\d.,])${numbers(...names.map(tax))}%`), about, true);
  // Rows of tables with amounts are worked examples.
  const amount = (names: string[], about: RegExp) => {
    const sums = names.map((name) => tax(name).replace(/\.00$/, ''));
    return rule(
      names,
      new RegExp(`(?<!× )${numbers(...sums)}(?!,?\\d|\\.[1-9])`),
      new RegExp(`^(?!\\|).*${about.source}`, 'i'),
    );
  };
  // Also "15 January", beside "the 15th".
  const dayOfMonth = (name: string, about: RegExp) =>
    rule([name], new RegExp(`\\b${tax(name)}\\b|\\b${Number.parseInt(tax(name), 10)} ${month}`), about, true);
  const date = (names: string[], about: RegExp) =>
    rule(names, new RegExp(`\\b${numbers(...names.map(tax))}\\b(?! \\d)`), about, true);
  return [
    rule(['year'], new RegExp(`\\b(?:as of|rates of|those of) ${tax('year')}\\b`, 'i')),
    rule(['law'], new RegExp(`\\b${tax('law')}\\b`)),
    rule(['goods_threshold'], new RegExp(`${escaped(tax('goods_threshold'))}(?![\\d,])`)),
    rule(
      ['withholding_threshold'],
      new RegExp(`${escaped(tax('withholding_threshold'))} (?:a|in a|this) year`),
    ),
    rate(['vat', 'nhil', 'getfund'], /\b(?:VAT|NHIL|GETFund)\b/),
    rate(['total'], /^(?!.*\bwithh).*\b(?:VAT|levies|levy|in all|[Tt]ogether)\b/i),
    rate(named(/^withholding\.(?!.*threshold)/), /^(?!.*\b(?:PAYE|casual|retention)\b).*\bwithh/i),
    rate(
      named(/^pension\.(?!source|dated)/),
      /^(?!.*\bcasual\b).*\b(?:SSNIT|Tier [12]|pension|basic (?:salary|pay))\b/i,
    ),
    {
      ...rate(['modified.percent'], /\b(?:Modified Taxation|scheme|presumptive)\b/i),
      inFile: /modified-tax/,
    },
    rate(['paye.non_resident'], /\bnon-?residents?\b/i),
    rate([...named(/^paye\.[4-9]\.percent$/), 'paye.top'], /\bPAYE\b|\bbands?\b/),
    amount(named(/^paye\.(?:\d\.size|above)$/), /\bPAYE\b/),
    amount(['modified.fixed_up_to', 'modified.turnover_up_to'], /\bscheme\b|presumptive/i),
    amount(named(/^modified\.[2-9]\.(?:up_to|quarter)$/), /\bscheme\b|presumptive|fixed sum/i),
    dayOfMonth('pension_day', /pension|SSNIT|Tier/i),
    { ...dayOfMonth('monthly_day', /PAYE|withh|\btax\b/i), inFile: /tax-filing-calendar/ },
    date(named(/^instalment\./), /instal/i),
    date(['calendar_year_return'], /^(?!.*\bregistrar).*\breturns?\b/i),
    date(['employer_return'], /employer/i),
    rule(
      ['income_tax_months'],
      new RegExp(
        `\\b(?:${tax('income_tax_months')}|${inWords[Number(tax('income_tax_months'))]}) months\\b`,
        'i',
      ),
      /\breturns?\b|year-?end/i,
    ),
  ];
};

/** How each fact looks where it is typed. */
function listRules(): Rule[] {
  const { plans, trial, deployments } = readPlans();
  const { weekly, emergency, reply_times } = readHours();
  return [
    ...taxRules(),
    ...plans.map(({ id, price }) => ({
      fact: `{plans.${id}.price}`,
      typed: new RegExp(`${escaped(formatPrice(price))}(?![\\d,.])`),
      about: /\bplans?\b|subscription/i,
    })),
    ...Object.entries(deployments).map(([id, { price }]) => ({
      fact: `{deployments.${id}.price}`,
      typed: textOf(formatPrice(price)),
      about: /host|own server/i,
    })),
    {
      fact: '{trial.days}',
      typed: new RegExp(`\\b${trial.days}[- ]days?\\b`),
      about: /\btrial\b|\bfree\b/i,
    },
    ...weekly.map(({ text }, at) => ({
      fact: at === 0 ? '{hours.weekdays}' : '{hours.sunday}',
      typed: textOf(text),
    })),
    { fact: '{hours.emergency}', typed: textOf(emergency.text) },
    ...Object.entries(reply_times).map(([name, text]) => ({
      fact: `{reply.${name}}`,
      typed: textOf(text),
      about: /\brepl(?:y|ies)\b|\banswers?\b/i,
    })),
    ...Object.entries(readClaims().security).map(([name, text]) => ({
      fact: `{claims.${name}}`,
      typed: textOf(text),
    })),
    ...Object.entries(readContact()).flatMap(([name, value]) =>
      typeof value === 'string' ? [{ fact: `{contact.${name}}`, typed: new RegExp(escaped(value)) }] : [],
    ),
  ];
}

/** A rate or a date beside an amount belongs to a worked example: both change together, by hand. */
const isExample = (sentence: string) => /GH₵\d|\bamount: -?\d/.test(sentence) || exampleLine.test(sentence);

/** A statement that an accountant has to confirm: quoted as it was read. Lists of other fields have keys. */
const toConfirm = /^ {2}- [A-Z]/;

/** The facts that are typed in the texts of content/en instead of being filled in. */
export const findTypedFacts = (sentences: ContentSentence[] = readSentences()): TypedFact[] => {
  const rules = listRules();
  return sentences.flatMap((found) => {
    const { sentence, within, file } = found;
    if (file.endsWith('.md') && toConfirm.test(within)) return [];
    const rule = rules.find(
      ({ typed, about, inFile, inExamples }) =>
        typed.test(sentence) &&
        ((about?.test(within) ?? true) || inFile?.test(file)) &&
        !(inExamples && isExample(sentence)),
    );
    return rule ? [{ ...found, fact: rule.fact }] : [];
  });
};
