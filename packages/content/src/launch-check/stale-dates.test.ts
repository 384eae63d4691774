import { describe, expect, test } from 'vitest';
import { changed, findIn } from './testing/find-in.ts';

const staleOn = (day: string) => findIn({}, day);

describe('a day that is too long ago is found', () => {
  test('a price list, a legal text and an article after twelve months', () => {
    const old = {
      ...changed('plans.yaml', 'dated: 2026-11-01', 'dated: 2025-11-21'),
      ...changed('claims.yaml', 'dated: 2026-11-16', 'dated: 2025-11-20'),
      ...changed('en/legal/terms.md', 'updated: 2026-11-16', 'updated: 2025-11-20'),
      ...changed('en/help/create-invoice.md', 'reviewed: 2026-11-16', 'reviewed: 2025-11-20'),
    };
    expect(findIn(old)).toEqual([
      'content/claims.yaml: dated | The content was last checked on 2025-11-20, more than twelve months ago.',
      'content/en/help/create-invoice.md: reviewed | The page was last reviewed on 2025-11-20, more than twelve months ago.',
      'content/en/legal/terms.md: updated | The text was last changed on 2025-11-20, more than twelve months ago.',
    ]);
    expect(findIn(old, '2026-11-22')).toContain(
      'content/plans.yaml: dated | The content was last checked on 2025-11-21, more than twelve months ago.',
    );
  });

  test('tax rates from another year, even before a month has passed', () => {
    expect(staleOn('2027-01-01')).toContain(
      'content/taxes.yaml: dated | The rates and days were checked on 2026-11-16, before the year 2027 began.',
    );
    const checked = changed('taxes.yaml', 'dated: 2026-11-16', 'dated: 2027-01-02');
    expect(findIn(checked, '2027-01-05').join()).not.toMatch('taxes.yaml');
    const longAgo = findIn({}, '2028-01-05').filter((finding) => finding.includes('taxes.yaml: dated'));
    expect(longAgo).toEqual([expect.stringMatching('more than twelve months ago')]);
  });

  test('a table of PAYE that was confirmed long before the other rates', () => {
    const table = changed('taxes.yaml', '  dated: 2026-11-16', '  dated: 2024-01-01');
    expect(findIn(table)).toEqual([
      'content/taxes.yaml: paye.dated | The content was last checked on 2024-01-01, more than twelve months ago.',
    ]);
  });

  test('each section of the tax rates that was not checked this year', () => {
    const found = staleOn('2027-01-01').filter((finding) => finding.includes('before the year 2027'));
    expect(found.map((finding) => finding.split(' | ')[0])).toEqual([
      'content/taxes.yaml: dated',
      'content/taxes.yaml: modified.dated',
      'content/taxes.yaml: paye.dated',
      'content/taxes.yaml: pension.dated',
    ]);
  });

  test('a webinar without future dates', () => {
    const ended = changed('webinars.yaml', 'last_date: 2027-06-29', 'last_date: 2026-11-17');
    expect(findIn(ended)).toEqual([
      'content/webinars.yaml: webinars[1].last_date | "From your first sale to your first report" has no date left: last_date is 2026-11-17. It is shown nowhere.',
    ]);
    const skipped = changed(
      'webinars.yaml',
      'last_date: 2027-06-29',
      'last_date: 2026-12-01\n    except: [2026-11-24, 2026-12-01]',
    );
    expect(findIn(skipped)).toEqual([expect.stringContaining('has no date left: last_date is 2026-12-01.')]);
    expect(findIn(changed('webinars.yaml', '    last_date: 2027-06-29\n', ''))).toEqual([]);
  });
});

test('a date in the future is found', () => {
  expect(
    findIn({
      ...changed('plans.yaml', 'dated: 2026-11-01', 'dated: 2026-11-22'),
      ...changed('en/stories/caterer.md', 'published: 2026-11-20', 'published: 2027-01-01'),
    }),
  ).toEqual([
    'content/en/stories/caterer.md: published | 2027-01-01 is in the future.',
    'content/plans.yaml: dated | 2026-11-22 is in the future.',
  ]);
});

test('guides that name the year of the rates, and were last reviewed in an earlier year, are found', () => {
  const checked = changed('taxes.yaml', 'dated: 2026-11-16', 'dated: 2027-01-05');
  const guides = {
    'en/resources/y.md': '---\nreviewed: 2026-11-20\n---\nRates of {taxes.year}.',
    'en/resources/z.md': '---\nreviewed: 2027-01-06\n---\nRates of {taxes.year}.',
    'en/resources/other.md': '---\nreviewed: 2026-11-20\n---\nNo year.',
  };
  const found = findIn({ ...checked, ...guides }, '2027-01-07').filter((one) => one.includes('of 2027'));
  expect(found).toEqual([
    'content/en/resources/y.md: reviewed | The page says that it is of 2027, as the tax rates are, and was reviewed on 2026-11-20.',
  ]);
  expect(findIn(guides).join()).not.toContain('The page says');
});

test('a text that contains a day is no date', () => {
  expect(findIn({ 'en/article.yaml': 'reviewed: Last reviewed\nupdated: Last changed' })).toEqual([]);
});
