import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readHours } from '../facts/facts.ts';
import { answerDue, openingAt, openingsOfWeek } from './support-hours.ts';

const weekly = [
  { days: [7], opens: '09:00', closes: '13:00' },
  { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' },
];
const christmas = Date.parse('2026-12-25');

/** 'open until Monday 17:00' or 'closed until Tuesday 08:00'. */
function supportAt(moment: string, closedOn: number[] = []): string {
  const { opening, isOpen } = openingAt(openingsOfWeek(weekly), closedOn, Date.parse(moment));
  const changes = new Date(isOpen ? opening.closes : opening.opens);
  const day = changes.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return `${isOpen ? 'open' : 'closed'} until ${day} ${changes.toISOString().slice(11, 16)}`;
}

describe('support', () => {
  it.each([
    ['Monday, a minute before it opens', '2026-11-23T07:59:59Z', 'closed until Monday 08:00'],
    ['Monday, as it opens', '2026-11-23T08:00:00Z', 'open until Monday 17:00'],
    ['Monday, in the last minute', '2026-11-23T16:59:59.999Z', 'open until Monday 17:00'],
    ['Monday, as it closes', '2026-11-23T17:00:00Z', 'closed until Tuesday 08:00'],
    ['Wednesday at midnight', '2026-11-25T00:00:00Z', 'closed until Wednesday 08:00'],
    ['Thursday at midnight', '2026-11-26T00:00:00Z', 'closed until Thursday 08:00'],
    ['Friday, as it closes', '2026-11-27T17:00:00Z', 'closed until Sunday 09:00'],
    ['Saturday at noon', '2026-11-28T12:00:00Z', 'closed until Sunday 09:00'],
    ['Sunday, a minute before it opens', '2026-11-29T08:59:59Z', 'closed until Sunday 09:00'],
    ['Sunday, as it opens', '2026-11-29T09:00:00Z', 'open until Sunday 13:00'],
    ['Sunday, as it closes', '2026-11-29T13:00:00Z', 'closed until Monday 08:00'],
    ['years later', '2041-06-08T12:00:00Z', 'closed until Sunday 09:00'],
  ])('on %s', (_name, moment, expected) => {
    expect(supportAt(moment)).toBe(expected);
  });

  it.each([
    ['the evening before', '2026-12-24T17:00:00Z', 'closed until Sunday 09:00'],
    ['the day itself', '2026-12-25T10:00:00Z', 'closed until Sunday 09:00'],
    ['the same weekday a week later', '2027-01-01T10:00:00Z', 'open until Friday 17:00'],
  ])('stays closed on a day that the content closes: %s', (_name, moment, expected) => {
    expect(supportAt(moment, [christmas])).toBe(expected);
  });

  it('keeps its hours on public holidays that the content does not list as closed', () => {
    expect(supportAt('2026-12-25T10:00:00Z')).toBe('open until Friday 17:00');
  });

  it('stays closed through a week of closed days', () => {
    const days = Array.from({ length: 9 }, (_, day) => christmas + day * 24 * 60 * 60 * 1000);
    const { isOpen, opens } = openingAt(openingsOfWeek(weekly), days, Date.parse('2026-12-24T17:00:00Z'));
    expect([isOpen, new Date(opens).toISOString()]).toEqual([false, '2027-01-03T09:00:00.000Z']);
  });
});

const answers: [name: string, received: string, due: string, closedOn?: string[]][] = [
  ['in opening hours', '2026-11-24T10:00:00Z', '2026-11-25T10:00:00Z'],
  [
    'as it opens: a day later, they would only just have begun',
    '2026-11-24T08:00:00Z',
    '2026-11-24T17:00:00Z',
  ],
  ['in the last minute of a day', '2026-11-24T16:59:00Z', '2026-11-25T16:59:00Z'],
  ['in the evening', '2026-11-24T19:30:00Z', '2026-11-25T17:00:00Z'],
  ['a second before midnight', '2026-11-24T23:59:59Z', '2026-11-25T17:00:00Z'],
  ['at midnight', '2026-11-25T00:00:00Z', '2026-11-25T17:00:00Z'],
  ['at midnight, where the weeks of 1970 begin', '2026-11-26T00:00:00Z', '2026-11-26T17:00:00Z'],
  ['before it opens', '2026-11-25T06:30:00Z', '2026-11-25T17:00:00Z'],
  ['on Friday morning, before a closed Saturday', '2026-11-27T09:00:00Z', '2026-11-27T17:00:00Z'],
  ['on Friday evening, with nobody for 24 hours', '2026-11-27T18:00:00Z', '2026-11-29T09:00:00Z'],
  ['on Friday, as it closes', '2026-11-27T17:00:00Z', '2026-11-29T09:00:00Z'],
  ['on Saturday before Sunday opens', '2026-11-28T08:59:00Z', '2026-11-29T09:00:00Z'],
  ['on Saturday at noon', '2026-11-28T12:00:00Z', '2026-11-29T12:00:00Z'],
  ['on Sunday', '2026-11-29T10:00:00Z', '2026-11-30T10:00:00Z'],
  ['on Sunday afternoon', '2026-11-29T15:00:00Z', '2026-11-30T15:00:00Z'],
  ['before a closed day', '2026-11-24T10:00:00Z', '2026-11-24T17:00:00Z', ['2026-11-25']],
  ['the evening before a closed day', '2026-11-24T18:00:00Z', '2026-11-26T08:00:00Z', ['2026-11-25']],
  ['on a closed day', '2026-11-25T10:00:00Z', '2026-11-26T10:00:00Z', ['2026-11-25']],
  [
    'before closed days and a weekend',
    '2026-12-23T18:00:00Z',
    '2026-12-27T09:00:00Z',
    ['2026-12-24', '2026-12-25'],
  ],
  ['over the end of a year', '2026-12-31T16:00:00Z', '2027-01-01T16:00:00Z'],
  ['in the hour that Los Angeles repeats in autumn', '2026-11-01T09:30:00Z', '2026-11-02T09:30:00Z'],
  ['in the hour that Los Angeles leaves out in spring', '2027-03-14T10:30:00Z', '2027-03-15T10:30:00Z'],
];

describe('the answer that is promised within 24 hours is due', () => {
  it.each(answers)('for a request %s', (_name, received, due, closedOn = []) => {
    const closed = closedOn.map((day) => Date.parse(day));
    const at = answerDue(openingsOfWeek(weekly), closed, Date.parse(received));
    expect(new Date(at).toISOString()).toBe(due.replace('Z', '.000Z'));
  });

  it('is never before the request, and always when someone works', () => {
    const openings = openingsOfWeek(weekly);
    const from = Date.parse('2026-12-21T00:00:00Z');
    for (let minutes = 0; minutes < 14 * 24 * 60; minutes += 13) {
      const received = from + minutes * 60_000;
      const due = answerDue(openings, [christmas], received);
      expect(due).toBeGreaterThan(received);
      // An answer may be due at closing time.
      const works = [due, due - 1].some((at) => openingAt(openings, [christmas], at).isOpen);
      expect([new Date(received).toISOString(), works]).toEqual([new Date(received).toISOString(), true]);
    }
  });

  it.each(['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'])('the same in %s', (TZ) => {
    const file = new URL('./support-hours.ts', import.meta.url).href;
    const code = `import { answerDue, openingsOfWeek } from ${JSON.stringify(file)};
      if (Intl.DateTimeFormat().resolvedOptions().timeZone !== ${JSON.stringify(TZ)}) throw new Error('Another zone');
      const openings = openingsOfWeek(${JSON.stringify(weekly)});
      const due = ${JSON.stringify(answers)}.map(([, received, , closedOn = []]) =>
        answerDue(openings, closedOn.map((day) => Date.parse(day)), Date.parse(received)));
      console.log(JSON.stringify(due));`;
    const options = { env: { ...process.env, TZ }, encoding: 'utf8' } as const;
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], options);
    expect(JSON.parse(printed)).toEqual(answers.map(([, , due]) => Date.parse(due)));
  });
});

it('the openings of the content follow one another and do not overlap', () => {
  const openings = openingsOfWeek(readHours().weekly);
  expect(openings.every(({ opens, closes }) => opens < closes)).toBe(true);
  expect(openings.every(({ opens }, at) => opens >= (openings[at - 1]?.closes ?? 0))).toBe(true);
});
