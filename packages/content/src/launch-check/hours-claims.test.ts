import { expect, test } from 'vitest';
import { findContradictions } from './check-before-launch.ts';
import { changed, findIn } from './testing/find-in.ts';
import { writeContent } from './testing/made-content.ts';

const hours = (text: string, opens: string, closes: string) =>
  changed(
    'hours.yaml',
    "opens: '08:00', closes: '17:00', text: '8:00 AM - 5:00 PM GMT'",
    `opens: '${opens}', closes: '${closes}', text: '${text}'`,
  );

test.each([
  ['8am - 5pm', '08:00', '17:00'],
  ['8:00 - 5:00', '08:00', '17:00'],
  ['08:00-17:00', '08:00', '17:00'],
  ['de 8 h à 17 h GMT', '08:00', '17:00'],
  ['8.30 AM to 12 noon', '08:30', '12:00'],
  ['7 h 30 - 19 h 45', '07:30', '19:45'],
  ['8 heures 30 - 17 heures', '08:30', '17:00'],
  ['8H30-17H', '08:30', '17:00'],
  ['8:05 a.m. - 5:05 p.m.', '08:05', '17:05'],
  ['8 AM - 12 PM, 1 PM - 5 PM', '08:00', '17:00'],
  ['9 AM to noon', '09:00', '12:00'],
  ['24/7', '00:00', '23:59'],
  ['24 h/24', '00:00', '23:59'],
  ['All day', '00:00', '23:59'],
])('hours may be written as %s', (text, opens, closes) => {
  expect(findIn(hours(text, opens, closes))).toEqual([]);
});

test.each([
  ['8:00 AM - 5:00 PM', '09:00', '17:00'],
  ['8:00 AM - 5:30 PM', '08:00', '17:00'],
  ['8:00 AM - 5:00 PM', '08:00', '17:30'],
  ['18:00 - 15:00', '08:00', '17:00'],
  ['8 AM - 10 PM', '20:00', '22:00'],
  ['9 AM to noon', '10:00', '12:00'],
])('hours written as %s are not from %s to %s', (text, opens, closes) => {
  expect(findIn(hours(text, opens, closes))).toEqual([
    `content/hours.yaml: weekly[1].text | Says "${text}", and the site counts from ${opens} to ${closes}.`,
  ]);
});

const english = '{ id: en, tag: en-GH, name: English, published: true }';
const french = (text: string, published = true) => ({
  'fr/facts/hours.yaml': `weekly: [{ text: ${text} }]`,
  'languages.yaml': `languages: [${english}, { id: fr, tag: fr, name: Français, published: ${published} }]`,
});

test('hours are the same in other languages that visitors see', () => {
  const inFrench = (text: string, published?: boolean) =>
    findIn(french(text, published)).filter((finding) =>
      finding.startsWith('content/fr/facts/hours.yaml: weekly'),
    );
  expect(inFrench('de 8 h à 17 h')).toEqual([]);
  expect(inFrench('de 8 h à 18 h')).toHaveLength(1);
  expect(inFrench('de 8 h à 18 h', false)).toEqual([]);
});

test('other hours stop a publication, which names the field', () => {
  const folder = writeContent(hours('8 AM - 6 PM', '08:00', '17:00'));
  const where = 'content/hours.yaml: weekly[1].text';
  const findInFiles = (...files: string[]) =>
    findContradictions(
      folder,
      Date.parse('2026-11-21'),
      (file) => files.length === 0 || files.includes(file),
    );
  expect(findInFiles()).toMatchObject([{ where, todo: 'Write the same hours in text, opens and closes.' }]);
  expect([findInFiles('hours.yaml'), findInFiles('en/team.yaml')]).toMatchObject([[{ where }], []]);
});

test('other hours in a translation are found without its original', () => {
  const folder = writeContent(french('de 8 h à 18 h'));
  const isFrench = (file: string) => file === 'fr/facts/hours.yaml';
  expect(findContradictions(folder, Date.parse('2026-11-21'), isFrench)).toMatchObject([
    { where: 'content/fr/facts/hours.yaml: weekly[1].text' },
  ]);
});
