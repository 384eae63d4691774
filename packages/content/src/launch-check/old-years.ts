import { dayOf } from '../dates/content-day.ts';
import { type ContentFile, isRecord } from './content-files.ts';
import { type Finding, listPlaces } from './finding.ts';

/** Years typed into texts and pictures that were right when they were typed. */
export function findOldYears(file: ContentFile, now: number): Finding[] {
  const year = Number(dayOf(now).slice(0, 4));
  return [
    ...findYears(file, /\bas of (\d{4})\b/gi, (typed) => typed !== year, {
      what: (typed) => `Says "as of ${typed}", and it is ${year}.`,
      todo: `Check what is said there, then write ${year}.`,
    }),
    ...findYears(
      file,
      /\b(?:in|en)\s(\d{4})\b/gi,
      (typed) => typed < year && typed >= recentFor(file, year),
      {
        what: (typed) => `Names the year ${typed}, and it is ${year}.`,
        todo: 'Check whether that is still true. For the year of the tax rates write {taxes.year}.',
      },
    ),
    ...findYears(file, /\p{L}\.?\s(20\d\d)\b/gu, (typed) => isPictures(file) && typed < year - 1, {
      what: (typed) => `The pictures show days of ${typed}, and it is ${year}.`,
      todo: `Write days of ${year}.`,
    }),
  ];
}

const isPictures = ({ file }: ContentFile) => /^[a-z-]+\/pictures\.yaml$/.test(file);

/**
 * The first year that is no history for a text: the year of its last review, or the last one if it has none.
 * A text that was reviewed this year may name earlier ones. Only texts that follow the year of the tax rates
 * are about the present year.
 */
function recentFor({ data, texts }: ContentFile, year: number): number {
  if (!texts.some(({ text }) => text.includes('{taxes.year}'))) return year;
  const reviewed = isRecord(data) && typeof data.reviewed === 'string' ? data.reviewed.slice(0, 4) : year - 1;
  return Number(reviewed);
}

/** The years in a file that match, each with all its places. */
function findYears(
  { file, texts }: ContentFile,
  pattern: RegExp,
  isOld: (typed: number) => boolean,
  { what, todo }: { what: (typed: number) => string; todo: string },
): Finding[] {
  const named = texts.flatMap(({ place, text }) =>
    [...text.matchAll(pattern)].map(([, typed]) => ({ place, typed: Number(typed) })),
  );
  const years = Map.groupBy(
    named.filter(({ typed }) => isOld(typed)),
    ({ typed }) => typed,
  );
  return [...years].map(([typed, places]) => ({
    where: `content/${file}: ${listPlaces([...new Set(places.map(({ place }) => place))])}`,
    what: what(typed),
    todo,
  }));
}
