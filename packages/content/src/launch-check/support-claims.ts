import { fieldName } from '../read-yaml.ts';
import { openingsOfWeek } from '../support-hours.ts';
import type { ContentFacts } from './content-facts.ts';
import { type ContentFile, sentencesOf } from './content-files.ts';
import type { Finding } from './finding.ts';

type Hours = NonNullable<ContentFacts['hours']>;

const minute = 60 * 1000;
const hour = 60 * minute;
const week = 7 * 24 * hour;

/** What is said of support, against the hours in which somebody answers. */
export function findSupportClaims(files: readonly ContentFile[], { hours, claims }: ContentFacts): Finding[] {
  if (hours === undefined) return [];
  const stats = (claims?.stats ?? []).map(({ value, label }, index) => ({
    where: `content/claims.yaml: ${fieldName(['stats', index])}`,
    text: `${value} ${label}`,
  }));
  const texts = files
    .filter(({ file }) => file !== 'claims.yaml' && file !== 'hours.yaml')
    .flatMap(({ file, texts }) =>
      texts.map(({ place, text }) => ({ where: `content/${file}: ${place}`, text })),
    );
  return [
    ...findRoundTheClock([...stats, ...texts], hours),
    ...findPromisesWhileClosed(hours),
    ...findWrittenHours(hours),
  ];
}

/** Around the clock there is help for emergencies at most: who says more has to open for longer. */
function findRoundTheClock(texts: { where: string; text: string }[], hours: Hours): Finding[] {
  const open = openingsOfWeek(hours.weekly).reduce((sum, { opens, closes }) => sum + closes - opens, 0);
  // A day ends at 23:59 at the latest, as the file has it.
  if (open >= week - 7 * minute) return [];
  const emergency = /24\/7/.test(hours.emergency.text) ? hours.emergency.text : '';
  const occasions = (emergency.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) =>
    word.replace(/s$/, ''),
  );
  return texts.flatMap(({ where, text }) =>
    sentencesOf(text)
      .filter((sentence) => /24\/7|\b24 hours a day\b|\b(?:a)?round the clock\b/i.test(sentence))
      .filter((sentence) => !occasions.some((word) => sentence.toLowerCase().includes(word)))
      .map((sentence) => ({
        where,
        what: `Says "${sentence}". Somebody answers in ${Math.round(open / hour)} of the 168 hours of a week${
          emergency === '' ? '' : `; "${emergency}" is all beyond them`
        }.`,
        todo: 'Say what it is for, such as critical issues, or change the hours in content/hours.yaml.',
      })),
  );
}

/** An answer within a day is promised on a Friday evening, too. Minutes are read as minutes while somebody is there. */
function findPromisesWhileClosed(hours: Hours): Finding[] {
  const closed = longestClosing(hours);
  return (['email', 'demo'] as const).flatMap((kind) => {
    const said = hours.reply_times[kind];
    const promised = readDuration(said);
    const isAboutOpenHours = /\b(?:working|business|opening|office|support|open)\b/i.test(said);
    if (promised === undefined || promised >= closed.length || isAboutOpenHours) return [];
    return [
      {
        where: `content/hours.yaml: reply_times.${kind}`,
        what: `Promises an answer "${said}". Nobody is there from ${closed.from} to ${closed.until}, which is ${Math.round(closed.length / hour)} hours.`,
        todo: `Write a time that holds over those hours, such as "within ${Math.ceil(closed.length / (24 * hour))} days", or "${said} on working days".`,
      },
    ];
  });
}

function longestClosing({ weekly }: Hours) {
  const openings = openingsOfWeek(weekly);
  const [first] = openings;
  const gaps = openings.map(({ closes }, index) => {
    const opens = openings[index + 1]?.opens ?? (first?.opens ?? 0) + week;
    return { length: opens - closes, from: formatMoment(closes), until: formatMoment(opens) };
  });
  return gaps.reduce((longest, gap) => (gap.length > longest.length ? gap : longest));
}

/** Weeks are counted from a Thursday on, as support-hours.ts counts them. */
function formatMoment(time: number): string {
  const date = new Date(time);
  const day = date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
  return `${day} ${date.toISOString().slice(11, 16)}`;
}

const units: Record<string, number> = { minute, hour, day: 24 * hour, week };
const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function readDuration(text: string): number | undefined {
  const match = /(\d+|one|two|three|four|five|six|seven|an?) (minute|hour|day|week)s?\b/i.exec(text);
  const [, number = '', unit = ''] = match ?? [];
  const size = units[unit.toLowerCase()];
  if (size === undefined) return undefined;
  const word = numberWords.indexOf(number.toLowerCase());
  return (/^\d/.test(number) ? Number(number) : Math.max(word, 0) + 1) * size;
}

/** The hours in words, beside the hours that the site counts with. */
function findWrittenHours({ weekly }: Hours): Finding[] {
  return weekly.flatMap(({ days, label, opens, closes, text }, index) => {
    const where = (field: string) => `content/hours.yaml: ${fieldName(['weekly', index, field])}`;
    const times = [...text.matchAll(/(\d{1,2}):(\d\d) ?(AM|PM)?/gi)].map(toTime);
    const isSame = times.length === 2 && times[0] === opens && times[1] === closes;
    const named = readDays(label);
    return [
      ...(isSame
        ? []
        : [
            {
              where: where('text'),
              what: `Says "${text}", and the site counts with ${opens} to ${closes}.`,
              todo: 'Let text, opens and closes say the same.',
            },
          ]),
      ...(named === undefined || String(named) === String([...days].sort((one, other) => one - other))
        ? []
        : [
            {
              where: where('label'),
              what: `Says "${label}", and the site counts with the days ${days.join(', ')}, where 1 is Monday.`,
              todo: 'Let label and days say the same.',
            },
          ]),
    ];
  });
}

function toTime([, hours = '', minutes = '', half = '']: RegExpMatchArray): string {
  const afternoon = half.toUpperCase() === 'PM' && hours !== '12' ? 12 : 0;
  const midnight = half.toUpperCase() === 'AM' && hours === '12' ? -12 : 0;
  return `${String(Number(hours) + afternoon + midnight).padStart(2, '0')}:${minutes}`;
}

const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The days that a label names, one by one or from one to another; undefined when it names none. */
function readDays(label: string): number[] | undefined {
  const named = dayNames
    .map((name, index) => ({ day: index + 1, at: label.toLowerCase().indexOf(name.slice(0, 3)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ day }) => day);
  const [first, last] = named;
  if (first === undefined) return undefined;
  if (named.length !== 2 || last === undefined || last < first || !/-|–|\bto\b/.test(label)) {
    return named.sort((one, other) => one - other);
  }
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
