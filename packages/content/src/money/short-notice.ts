import { addDays } from '../dates/content-day.ts';
import { plansSchema } from '../facts/facts.ts';
import type { ContentProblem } from '../reading/content-error.ts';
import { fieldName, parseYaml } from '../reading/read-yaml.ts';
import { noticeDays } from './prices.ts';

const file = 'plans.yaml';

/**
 * The next prices that content/plans.yaml adds or changes with less notice than the terms promise. The day of
 * publication counts, because `announced` is typed.
 * @param published the text that visitors see, if there is one
 * @param today the day of publication
 */
export function findShortNotice(
  text: string,
  published: string | undefined,
  today: string,
): ContentProblem[] {
  const known = new Set(published === undefined ? [] : nextPrices(published).map(({ id }) => id));
  const first = addDays(today, noticeDays);
  return nextPrices(text)
    .filter(({ id, from }) => !known.has(id) && from >= today && from < first)
    .map(({ field }) => ({
      file,
      field,
      message: `write ${first} or a later day, because customers learn the price today and the terms promise ${noticeDays} days' notice`,
    }));
}

/** Empty for a text that the build refuses. */
function nextPrices(text: string): { id: string; from: string; field: string }[] {
  const parsed = plansSchema.safeParse(parse(text));
  if (!parsed.success) return [];
  const { plans, deployments } = parsed.data;
  const priced = [
    ...plans.map((plan, at) => ({ ...plan, path: ['plans', at] })),
    ...Object.entries(deployments).map(([id, deployment]) => ({
      ...deployment,
      id,
      path: ['deployments', id],
    })),
  ];
  return priced.flatMap(({ id, path, next_prices = [] }) =>
    next_prices.map(({ from, price }, at) => ({
      id: `${id} ${from} ${price}`,
      from,
      field: fieldName([...path, 'next_prices', at, 'from']),
    })),
  );
}

function parse(text: string): unknown {
  try {
    return parseYaml(file, text);
  } catch {
    return undefined;
  }
}
