import { describe, expect, it } from 'vitest';
import { readHours } from './facts.ts';
import { openingAt, openingsOfWeek } from './support-hours.ts';

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
    expect(supportAt('2026-12-24T17:00:00Z', days)).toBe('closed until Sunday 09:00');
    expect(openingAt(openingsOfWeek(weekly), days, christmas).isOpen).toBe(false);
  });
});

it('the openings of the content follow one another and do not overlap', () => {
  const openings = openingsOfWeek(readHours().weekly);
  expect(openings.every(({ opens, closes }) => opens < closes)).toBe(true);
  expect(openings.every(({ opens }, at) => opens >= (openings[at - 1]?.closes ?? 0))).toBe(true);
});
