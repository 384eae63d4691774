import { expect, test } from 'vitest';
import { inLanguage } from '../languages/current-language.ts';
import { markTranslated, versionOfText } from '../languages/translations.ts';
import { withContentFolder } from '../reading/content-folder.ts';
import { checkContent } from '../testing/check-content.ts';
import { contentOf } from '../testing/content-of.ts';
import { announcementOn, announcementSchema, readAnnouncements } from './announcement.ts';

const english = 'items:\n  - text: Closed on Friday\n';
const french = 'items:\n  - text: Fermé vendredi\n';

const items = [
  { text: 'Christmas', from: '2026-12-21', until: '2026-12-26' },
  { text: 'One day', from: '2026-12-24', until: '2026-12-24' },
  { text: 'From January', from: '2027-01-01' },
  { text: 'Until February', until: '2027-02-28' },
  { text: 'Holiday', from: '2027-01-05', until: '2027-01-05' },
  { text: 'Outage', from: '2027-01-05', until: '2027-01-05' },
];

test.each([
  ['2026-12-20', 'Until February'],
  ['2026-12-21', 'Christmas'],
  ['2026-12-24', 'One day'],
  ['2026-12-26', 'Christmas'],
  ['2026-12-27', 'Until February'],
  ['2027-01-01', 'From January'],
  ['2027-01-05', 'Outage'],
])('on %s the announcement is %s', (on, text) => {
  expect(announcementOn(items, on)?.text).toBe(text);
});

test('without a current one there is none', () => {
  expect([announcementOn([], '2027-01-01'), announcementOn(items.slice(0, 2), '2027-01-01')]).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([
  [{ text: 'a'.repeat(140), link: { label: 'More', path: '/pricing' } }, undefined],
  [{ text: 'a'.repeat(141) }, 'shorten the announcement to at most 140 characters'],
  [{ text: '' }, 'write the announcement in one sentence'],
  [{ text: 'Hello', link: { label: 'More', path: 'https://example.com' } }, 'write a path'],
  [{ text: 'Hello', link: { label: '', path: '/pricing' } }, 'write the text of the link'],
  [{ text: 'Hello', from: '2027-01-02', until: '2027-01-01' }, 'write a day that is not before from'],
  [{ text: 'Hello', from: '1 January' }, 'write the day as year-month-day'],
])('the announcement %j', (item, problem) => {
  const check = () => checkContent('en/announcement.yaml', announcementSchema, { items: [item] });
  if (problem === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(problem);
});

test.each([
  ['of the text now', markTranslated('', french, versionOfText(english)), 'Fermé vendredi'],
  ['of an earlier text', markTranslated('', french, versionOfText('items: []')), 'Closed on Friday'],
  ['without a version', french, 'Fermé vendredi'],
  ['that is missing', undefined, 'Closed on Friday'],
])('a French announcement %s', (_what, translation, shown) => {
  const files = {
    'en/announcement.yaml': english,
    ...(translation !== undefined && { 'fr/announcement.yaml': translation }),
  };
  const untranslated = new Set<string>();
  const read = () => inLanguage('fr', readAnnouncements, untranslated);
  expect(withContentFolder(contentOf(files), read).map(({ text }) => text)).toEqual([shown]);
  // The rest of the page stays in its language.
  expect([...untranslated]).toEqual([]);
});
