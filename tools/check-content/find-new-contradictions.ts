import { join } from 'node:path';
import { contentNow } from '@accounting-site/content/dates/content-day';
import { findContradictions } from '@accounting-site/content/launch-check/check-before-launch';
import type { Finding } from '@accounting-site/content/launch-check/finding';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import { root } from '../run-command.ts';

/**
 * The texts that contradict the price list, the opening hours, the claims about the product or the calendar, without those of the
 * repository, which its engineers know from the launch check.
 */
export function findNewContradictions(folder: string, known = join(root, 'content')): ContentProblem[] {
  const now = contentNow();
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
