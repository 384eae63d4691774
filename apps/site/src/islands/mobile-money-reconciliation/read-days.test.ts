import { expect, test } from 'vitest';
import { readDays } from './read-days.ts';
import { readStatement } from './read-statement.ts';
import { reconcile } from './reconcile.ts';

const today = '2026-11-21';
const days = (texts: string[], otherDay?: string) =>
  readDays(texts, { today, otherDay: () => otherDay }).days;
const book = (...rows: string[]) => ['Date,Reference,Amount', ...rows].join('\n');

test.each([
  ['2/11', '2026-11-02'],
  ['2 Nov', '2026-11-02'],
  ['2nd November', '2026-11-02'],
  ['Nov 2', '2026-11-02'],
  ['2-Nov', '2026-11-02'],
  ['2/11 08:30', '2026-11-02'],
  ['2 Nov 2500', '2026-11-02'],
  ['24/12', '2025-12-24'],
  ['21/11', '2026-11-21'],
])('%j is read as the latest such day that is not in the future, %s', (text, day) => {
  expect(days([text])).toEqual([day]);
});

test('the year comes from the other rows, and then from the other list', () => {
  expect(days(['31/12/2024', '2/1'])).toEqual(['2024-12-31', '2025-01-02']);
  expect(days(['30/12', '2/1/2025'])).toEqual(['2024-12-30', '2025-01-02']);
  expect(days(['2/11'], '2023-11-05')).toEqual(['2023-11-02']);
  const found = reconcile({ wallet: book('02/11/2023,A1,250.00'), book: book('2/11,,250') }, { today });
  expect('match' in found && found.match.agreed.length).toBe(1);
  expect('match' in found && found.book.years).toEqual(['2023']);
});

test('a reported row is shown as it was pasted', () => {
  const { assumed, unread } = readStatement(
    'Date,Reference,Details,Amount\n2/11,A1,Kwame,250\n3/11,A2,Ama,',
    { today },
  );
  expect([...assumed, ...unread].map(({ text }) => text)).toEqual(['2/11,A1,Kwame,250', '3/11,A2,Ama,']);
});

test('a row of a hundred thousand empty cells is read quickly', () => {
  // Measures processor time, because on a busy machine a test may wait for seconds.
  const started = process.threadCpuUsage();
  const text = `Date\tRef\tAmount\n${'\t'.repeat(100_000)}x\n2/11\tA1\t5.00`;
  expect(readStatement(text, { today }).entries).toHaveLength(1);
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(2000);
});

test.each(['Total', '31/2', '1/2bag', 'Nov 2026', 'A1 2/11', ''])('%j is not a date', (text) => {
  expect(days([text])).toEqual([undefined]);
});
