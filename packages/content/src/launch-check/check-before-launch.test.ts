import { expect, test } from 'vitest';
import { checkContentBeforeLaunch } from './check-before-launch.ts';
import { findIn } from './testing/find-in.ts';
import { writeContent } from './testing/made-content.ts';

test('content that is ready has no findings', () => {
  expect(findIn()).toEqual([]);
});

test('each finding is in its group and says what to do', () => {
  const groups = checkContentBeforeLaunch(
    Date.parse('2026-11-21'),
    writeContent({ 'taxes.yaml': undefined }),
  );
  expect(groups.map(({ name, findings }) => [name, findings.length])).toEqual([
    ['Content that cannot be read', 1],
    ['Sample entries and placeholders', 0],
    ['Stale dates', 0],
    ['Days ahead', 0],
    ['Unreviewed articles', 0],
    ['Languages', 0],
    ['Privacy policy', 0],
    ['Unconfirmed claims about the product', 0],
    ['Claims that the price list contradicts', 0],
  ]);
  expect(groups[0]?.findings).toEqual([
    { where: 'content/taxes.yaml', what: 'The file is missing or empty.', todo: 'Restore it.' },
  ]);
});

test('an unreadable or invalid file is a finding and hides no other', () => {
  const found = findIn({
    'en/team.yaml': 'members:\n  - name: Ama\n    role: {',
    'hours.yaml': 'time_zone: Africa/Lagos',
    'brand.yaml': undefined,
    'en/testimonials.yaml': 'items: [{ sample: true, name: Abena Owusu }]',
  });
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/en\/team\.yaml \| line 3: a \{ or \[ above is not closed/),
      'content/hours.yaml: time_zone | This cannot be used.',
      'content/brand.yaml | The file is missing or empty.',
      'content/en/testimonials.yaml: items[1].sample | "Abena Owusu" is sample content.',
    ]),
  );
});

test('the content of this site can be read, and each finding has a place, a problem and a fix', () => {
  const groups = checkContentBeforeLaunch(Date.now());
  expect(groups[0]?.findings).toEqual([]);
  for (const { where, what, todo } of groups.flatMap(({ findings }) => findings)) {
    expect(where).toMatch(/^content\/[\w./-]+: \S/);
    expect(what).toMatch(/\.$/);
    expect(todo).toMatch(/\S/);
  }
});
