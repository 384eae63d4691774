import { join } from 'node:path';
import { contentNow } from '@accounting-site/content/dates/content-day';
import { readPriceFile } from '@accounting-site/content/facts/facts';
import { findContradictions } from '@accounting-site/content/launch-check/check-before-launch';
import type { Finding } from '@accounting-site/content/launch-check/finding';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import { withContentFolder } from '@accounting-site/content/reading/content-folder';
import { root } from '../run-command.ts';

/**
 * The texts that contradict the price list, the opening hours, the claims about the product or the calendar, without those of the
 * repository, which its engineers know from the launch check. The price "from" must stay that of the cheapest plan when a next price
 * applies, because the site is built then without anyone looking.
 */
export function findNewContradictions(folder: string, known = join(root, 'content')): ContentProblem[] {
  const now = contentNow();
  const problems = findNewAt(folder, known, now);
  const isFrom = ({ field }: ContentProblem) => field === 'deployments.cloud.price';
  if (problems.some(isFrom)) return problems;
  const days = daysOfNextPrices(folder).filter((day) => Date.parse(day) > now);
  const later = days.flatMap((day) =>
    findNewAt(folder, known, Date.parse(day))
      .filter(isFrom)
      .map((problem) => ({ ...problem, message: otherFrom(day) })),
  );
  return [...problems, ...later.slice(0, 1)];
}

const otherFrom = (day: string) =>
  `from ${day} the cheapest plan has another price than this one. Give both a next price from that day`;

function daysOfNextPrices(folder: string): string[] {
  const { plans, deployments } = withContentFolder(folder, readPriceFile);
  const days = [...plans, ...Object.values(deployments)].flatMap(({ next_prices = [] }) =>
    next_prices.map(({ from }) => from),
  );
  return [...new Set(days)].sort();
}

function findNewAt(folder: string, known: string, now: number): ContentProblem[] {
  const found = findContradictions(folder, now).map((finding) => ({ ...finding, ...placeOf(finding) }));
  const files = new Set(found.map(({ file }) => file));
  const places = new Set(findContradictions(known, now, (file) => files.has(file)).map(({ where }) => where));
  return found
    .filter(({ where }) => !places.has(where))
    .map(({ file, place, what, todo }) => {
      const line = /^line (\d+)$/.exec(place)?.[1];
      return {
        file,
        ...(line !== undefined ? { line: Number(line) } : place !== '' && { field: place }),
        message: `${what} ${todo}`,
      };
    });
}

function placeOf({ where }: Finding) {
  const [, file = '', place = ''] = /^content\/([^:]+)(?:: (.+))?$/.exec(where) ?? [];
  return { file, place };
}
