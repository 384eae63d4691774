import { languagesSchema } from '../languages/languages.ts';
import type { ContentFacts } from './content-facts.ts';
import type { ContentFile } from './content-files.ts';
import type { Finding } from './finding.ts';

/**
 * Finds opening hours whose text names other times than those from which the site computes whether it is open.
 * @param files with languages.yaml
 * @param isWanted gets the path of a file in which to look
 */
export function findOtherHours(
  files: readonly ContentFile[],
  { hours }: ContentFacts,
  isWanted: (file: string) => boolean,
): Finding[] {
  const list = files.find(({ file }) => file === 'languages.yaml')?.data;
  const { languages = [] } = languagesSchema.safeParse(list).data ?? {};
  const published = languages.filter((each) => each.published).map(({ id }) => `${id}/facts/hours.yaml`);
  const read = files.filter(({ file }) => ['hours.yaml', ...published].includes(file) && isWanted(file));
  return read.flatMap(({ file, texts }) =>
    (hours?.weekly ?? []).flatMap(({ opens, closes }, at) => {
      const place = `weekly[${at + 1}].text`;
      const { text = '' } = texts.find((each) => each.place === place) ?? {};
      const named = timesIn(text);
      const fitting = [opens, closes].filter((time) => named.some((each) => each.includes(time)));
      // A text with a single time, as in "8 AM to noon", has one of them.
      if (fitting.length >= Math.min(2, named.length)) return [];
      const what = `Says "${text}", and the site counts from ${opens} to ${closes}.`;
      return [
        { where: `content/${file}: ${place}`, what, todo: 'Write the same hours in text, opens and closes.' },
      ];
    }),
  );
}

/** A time such as 17:30, 5:30 PM, 5pm, 17 h 30 or 17 heures. A number alone, as in 24/7, may be something else. */
const clockTime = /(?<!\d)(\d\d?)(?:\s?(?:[:.h]|heures?)\s?(\d\d))?\s?(h\b|heures?\b|[ap](?=\.?\s?m\b))?/gi;

/** The times that a text names, each as all that it may mean: 5:30 alone may be 17:30. */
const timesIn = (text: string): string[][] =>
  [...text.matchAll(clockTime)].flatMap(([all, digits, minutes, mark = '']) => {
    const hour = Number(digits);
    if (hour > 23 || (minutes === undefined && mark === '')) return [];
    const half = /p/i.test(mark) ? 12 : 0;
    const hours = /[ap]/i.test(mark) ? [(hour % 12) + half] : /h/i.test(all) ? [hour] : [hour, hour + 12];
    return [hours.map((each) => `${each}`.padStart(2, '0')).map((each) => `${each}:${minutes ?? '00'}`)];
  });
