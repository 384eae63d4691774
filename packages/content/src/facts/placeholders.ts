import { readRetention } from '../dates/retention.ts';
import { currentLanguage, inLanguage } from '../languages/current-language.ts';
import { formatAmount, formatPrice } from '../money/money.ts';
import { taxFacts } from '../money/taxes.ts';
import { ContentError, type ContentProblem, fieldName } from '../reading/content-error.ts';
import { contentFolder } from '../reading/content-folder.ts';
import { noteInput, withoutInputs } from '../reading/content-inputs.ts';
import type { ContentSource } from '../reading/content-source.ts';
import { didYouMean } from '../reading/nearest.ts';
import type { Prepared } from '../reading/read-yaml.ts';
import { readBrand, readClaims, readContact, readHours, readPlans } from './facts.ts';

/** As texts name a fact: {brand.name}. */
export const placeholder = /\{([a-z0-9_.-]+)\}/g;

/** Replaces every `{fact.name}` in the texts of a content file with the fact, at any depth. */
export function fillFacts({ file, value, lineOf }: ContentSource): Prepared {
  const problems: ContentProblem[] = [];
  const fill = (inner: unknown, path: PropertyKey[]): unknown => {
    if (typeof inner === 'string') {
      return replaceFacts(inner, (name) => {
        problems.push(...whyUnknown({ file, line: lineOf(path), field: fieldName(path) }, name));
      });
    }
    if (Array.isArray(inner)) return inner.map((entry, at) => fill(entry, [...path, at]));
    if (inner === null || typeof inner !== 'object' || inner instanceof Date) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, entry]) => [key, fill(entry, [...path, key])]),
    );
  };
  return { value: fill(value, []), problems };
}

/**
 * Replaces every `{fact.name}` in one text.
 * @param firstLine the line of the file on which the text begins
 */
export function fillTextFacts(file: string, text: string, firstLine = 1) {
  const problems: ContentProblem[] = [];
  const value = replaceFacts(text, (name, offset) => {
    const line = firstLine + text.slice(0, offset).split('\n').length - 1;
    problems.push(...whyUnknown({ file, line }, name));
  });
  return { value, problems };
}

/** Keeps the placeholder of an unknown fact, and reports it. */
function replaceFacts(text: string, report: (name: string, offset: number) => void): string {
  if (!text.includes('{')) return text;
  const { facts } = readFactTexts();
  return text.replace(placeholder, (whole, name: string, offset: number) => {
    noteInput(`fact ${currentLanguage()} ${name}`);
    const fact = facts.get(name);
    if (fact === undefined) report(name, offset);
    return fact ?? whole;
  });
}

/** What a fact is now; undefined for other inputs. @param input as replaceFacts notes it */
export function versionOfFact(input: string): string | undefined {
  const [, language, name = ''] = /^fact (\w+) (.+)$/.exec(input) ?? [];
  return language === undefined
    ? undefined
    : inLanguage(language, () => `${readFactTexts().facts.get(name)}`);
}

/** If the file of a missing fact is invalid, the problem is reported for that file. */
function whyUnknown(place: Omit<ContentProblem, 'message'>, name: string): ContentProblem[] {
  const { facts, unreadable } = readFactTexts();
  const [group = ''] = name.split('.');
  const reason = unreadable.get(group);
  if (reason) return reason.problems;
  const names = [...facts.keys()];
  const alike = names.filter((known) => known.startsWith(`${group}.`));
  const listed = alike.length > 0 ? alike : names;
  return [
    {
      ...place,
      message: `{${name}} is not a fact${didYouMean(name, names) || `. Write one of: ${listed.join(', ')}`}`,
    },
  ];
}

interface FactTexts {
  facts: Map<string, string>;
  /** The problems of a file of facts, by the prefix of its fact names. */
  unreadable: Map<string, ContentError>;
}

const cached = new Map<string, { folder: string; at: number; texts: FactTexts }>();

function readFactTexts(): FactTexts {
  const folder = contentFolder();
  const language = currentLanguage();
  const known = cached.get(language);
  if (known?.folder === folder && Date.now() - known.at < 1000) return known.texts;
  const texts = withoutInputs(collectFactTexts);
  cached.set(language, { folder, at: Date.now(), texts });
  return texts;
}

/** The files of facts: the prefix of their fact names, and how to read them. */
const groups: [names: string[], read: () => Record<string, string | number>][] = [
  [['brand'], brandFacts],
  [['contact'], contactFacts],
  [['trial', 'plans', 'deployments'], planFacts],
  [['hours', 'reply'], hourFacts],
  [['claims'], () => prefixed('claims', readClaims().security)],
  [['taxes'], () => prefixed('taxes', taxFacts())],
  [['retention'], retentionFacts],
];

function collectFactTexts(): FactTexts {
  const texts: FactTexts = { facts: new Map(), unreadable: new Map() };
  for (const [names, read] of groups) {
    try {
      for (const [name, fact] of Object.entries(read())) texts.facts.set(name, String(fact));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const name of names) texts.unreadable.set(name, error);
    }
  }
  return texts;
}

function brandFacts() {
  const { name, legal_name, promise, founded } = readBrand();
  return prefixed('brand', { name, legal_name, promise, founded });
}

function contactFacts() {
  const { address, map: _map, sample: _sample, ...contact } = readContact();
  return { ...prefixed('contact', contact), ...prefixed('contact.address', address) };
}

function retentionFacts() {
  const { retention, problems } = readRetention(process.env);
  if (problems.length > 0) throw new ContentError('the environment (.env)', problems);
  return prefixed('retention', retention);
}

function hourFacts() {
  const { weekly, emergency, reply_times } = readHours();
  const [weekdays, sunday] = weekly;
  return {
    'hours.weekdays': `${weekdays?.label} ${weekdays?.text}`,
    'hours.sunday': `${sunday?.label} ${sunday?.text}${sunday?.note ? ` (${sunday.note})` : ''}`,
    'hours.emergency': emergency.text,
    ...prefixed('reply', reply_times),
  };
}

function planFacts() {
  const { trial, plans, deployments, words } = readPlans();
  const facts: Record<string, string | number> = {
    'trial.days': trial.days,
    'trial.setup_minutes': trial.setup_minutes,
  };
  for (const plan of plans) {
    facts[`plans.${plan.id}.name`] = plan.name;
    facts[`plans.${plan.id}.price`] = formatPrice(plan.price);
    facts[`plans.${plan.id}.period`] = plan.period;
    facts[`plans.${plan.id}.a_month`] = formatAmount(plan.price / plan.months);
    facts[`plans.${plan.id}.a_year`] = formatPrice((plan.price * 12) / plan.months);
    facts[`plans.${plan.id}.inventory`] = plan.inventory ? words.yes : words.no;
    facts[`plans.${plan.id}.invoices_per_month`] =
      plan.invoices_per_month === 'unlimited' ? words.unlimited : plan.invoices_per_month;
    facts[`plans.${plan.id}.users`] = plan.users;
  }
  for (const [id, deployment] of Object.entries(deployments)) {
    facts[`deployments.${id}.price`] = formatPrice(deployment.price);
    facts[`deployments.${id}.period`] = deployment.period;
  }
  return facts;
}

function prefixed(prefix: string, facts: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [`${prefix}.${name}`, fact]));
}
