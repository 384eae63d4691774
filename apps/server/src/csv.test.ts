import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a table becomes lines that a spreadsheet reads as they are', () => {
  const rows = [
    ['Ama, "the boss"', '+233 24 123 4567'],
    ['two\nlines', ''],
  ];
  expect(toCsv(['name', 'phone'], rows)).toBe(
    'name,phone\r\n"Ama, ""the boss""",+233 24 123 4567\r\n"two\nlines",',
  );
});

test.each(['=1+1', '@sum(a1)', '-2+3', '+1+cmd', '\tx', ' =1', '＝1+1'])(
  '%j is not run as a formula',
  (text) => {
    expect(toCsv(['message'], [[text]])).toBe(`message\r\n'${text}`);
  },
);
