import { expect, test } from 'vitest';
import { helpOf, pathAsWords, plainMessage, singular } from './field-words.ts';

test.each([
  ['Write the entries, each after "- ", or [] for none', undefined],
  ['Write the name, or leave the line out', 'Write the name, or leave this empty'],
  ["Write the colour in quotes, like '#1a6b47'", "Write the colour, like '#1a6b47'"],
  ['Write true for the plan marked Most Popular, else false', 'Yes for the plan marked Most Popular'],
  ['Write the title of the page, at most 60 letters', 'Write the title of the page, at most 60 characters'],
  ['Write the entries, or [] for none', undefined],
  ['Write at least one entry', undefined],
  ['Write true or false', undefined],
  ['Choose a picture, like images/esi-quaye.webp', undefined],
  ['Write the day as year-month-day, like 2026-11-16', undefined],
  [undefined, undefined],
])('the help %s is %s in a form', (written, shown) => {
  expect(helpOf(written)).toBe(shown);
});

test.each([
  ['Plans', 'Plan'],
  ['Entries', 'Entry'],
  ['Address', 'Address'],
  ['Related', 'Related'],
])('one of %s is %s', (many, one) => {
  expect(singular(many)).toBe(one);
});

test('a path is shown in words, and counts from one', () => {
  expect(pathAsWords('plans.0.cta', { cta: 'Button' })).toEqual(['Plans', '1', 'Button']);
});

test.each([
  ['Write true or false', 'Choose yes or no'],
  ['write true if it describes the application, else false', 'Choose yes if it describes the application'],
  ['write the day as year-month-day, like 2026-11-16', 'Choose a day'],
  ['choose a picture, like images/esi-quaye.webp', 'Choose a picture'],
  ['write at least one entry, each after "- "', 'Write at least one entry'],
  ['shorten the title to at most 60 letters', 'Shorten the title to at most 60 characters'],
])('the error %s is %s in a form', (message, shown) => {
  expect(plainMessage(message)).toBe(shown);
});
