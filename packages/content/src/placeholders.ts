import { readBrand, readClaims, readContact, readHours, readPlans } from './facts.ts';
import { formatPrice } from './money.ts';
import { ContentError } from './read-yaml.ts';
import { taxFacts } from './taxes.ts';

const placeholder = /\{([a-z0-9_.-]+)\}/g;

/**
 * Replaces every `{fact.name}` in the texts of a content file by the fact itself, at any depth.
 * @throws ContentError that names the placeholder when there is no such fact
 */
export function fillPlaceholders(file: string, value: unknown): unknown {
  if (typeof value === 'string') return fillText(file, value);
  if (Array.isArray(value)) return value.map((entry) => fillPlaceholders(file, entry));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fillPlaceholders(file, entry)]),
  );
}

/** Replaces every `{fact.name}` in one text. @throws ContentError when there is no such fact */
export function fillText(file: string, text: string): string {
  if (!text.includes('{')) return text;
  const facts = readFactTexts();
  return text.replace(placeholder, (whole, name: string) => {
    const fact = facts.get(name);
    if (fact !== undefined) return fact;
    throw new ContentError(file, [`${whole} is not a fact. Write one of: ${[...facts.keys()].join(', ')}`]);
  });
}

let cached: { at: number; facts: Map<string, string> } | undefined;

function readFactTexts(): Map<string, string> {
  if (cached && Date.now() - cached.at < 1000) return cached.facts;
  cached = { at: Date.now(), facts: collectFactTexts() };
  return cached.facts;
}

function collectFactTexts(): Map<string, string> {
  const brand = readBrand();
  const { address, map: _map, sample: _sample, ...contact } = readContact();
  const { trial, plans, deployments } = readPlans();
  const hours = readHours();
  const claims = readClaims();
  const [weekdays, sunday] = hours.weekly;
  const facts: Record<string, string | number> = {
    'brand.name': brand.name,
    'brand.legal_name': brand.legal_name,
    'brand.promise': brand.promise,
    'brand.founded': brand.founded,
    ...prefixed('contact', contact),
    ...prefixed('contact.address', address),
    'trial.days': trial.days,
    'trial.setup_minutes': trial.setup_minutes,
    'hours.weekdays': `${weekdays?.label} ${weekdays?.text}`,
    'hours.sunday': `${sunday?.label} ${sunday?.text}${sunday?.note ? ` (${sunday.note})` : ''}`,
    'hours.emergency': hours.emergency.text,
    ...prefixed('reply', hours.reply_times),
    ...prefixed('claims', claims.security),
    ...prefixed('taxes', taxFacts()),
  };
  for (const plan of plans) {
    facts[`plans.${plan.id}.name`] = plan.name;
    facts[`plans.${plan.id}.price`] = formatPrice(plan.price);
    facts[`plans.${plan.id}.period`] = plan.period;
    facts[`plans.${plan.id}.invoices_per_month`] = plan.invoices_per_month;
    facts[`plans.${plan.id}.users`] = plan.users;
  }
  for (const [id, deployment] of Object.entries(deployments)) {
    facts[`deployments.${id}.price`] = formatPrice(deployment.price);
    facts[`deployments.${id}.period`] = deployment.period;
  }
  return new Map(Object.entries(facts).map(([name, fact]) => [name, String(fact)]));
}

function prefixed(prefix: string, facts: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [`${prefix}.${name}`, fact]));
}
