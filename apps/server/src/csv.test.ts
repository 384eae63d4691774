import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const headings = ['name', 'phone'];
const rows = [
  ['Ama, "the boss"', '+233 24 123 4567'],
  ['two\nlines', ''],
];

test('a table begins with the mark of UTF-8 and has quotation marks around every cell', () => {
  expect(toCsv(headings, rows)).toBe(
    '\uFEFF"name","phone"\r\n"Ama, ""the boss""","+233 24 123 4567"\r\n"two\nlines",""',
  );
});

test('a CSV parser reads the original table', () => {
  expect(parse(toCsv(headings, rows), { bom: true })).toEqual([headings, ...rows]);
});

test.each([';', '\t'])('a spreadsheet that splits lines at %j finds no formula in any cell', (delimiter) => {
  const before = ['', 'a;', 'a\t', 'a\n', 'a\r\n', 'a";"', ';', '\t', '\n'];
  const formulas = ['=1+1', '@sum(a1)', '-2+3', '+1+cmd', '＝1', ' =1', '"=1"'];
  const messages = before.flatMap((text) => formulas.map((formula) => ['Ama', `${text}${formula}`]));
  const csv = toCsv(['name', 'message'], messages);
  const options = { bom: true, delimiter, relax_quotes: true, relax_column_count: true };
  const respectful: string[][] = parse(csv, options);
  const careless: string[][] = parse(csv, { ...options, quote: null });
  const found = [...respectful, ...careless].flat().filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell));
  expect(found).toEqual([]);
});
