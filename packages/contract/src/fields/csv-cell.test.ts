import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvFile, csvLine, harmlessCell, tabSeparated } from './csv-cell.ts';

test.each(['=1+1', '@sum(a1)', '-2+3', '+1+cmd', '\tx', '\rx', '\nx', ' =1', '\u00A0=1', '\u200B=1', '"=1"'])(
  '%j is not run as a formula',
  (text) => {
    expect(harmlessCell(text)).toBe(`'${text}`);
  },
);

test.each(['＝1+1', '＋1', '－1', '＠x'])('%j with full-width signs is not run as a formula', (text) => {
  expect(harmlessCell(text)).toBe(`'${text}`);
});

test.each([
  ['rice;=1+1', "rice;'=1+1"],
  ['rice\t=1+1', "rice\t'=1+1"],
  ['rice\n=1+1', "rice\n'=1+1"],
  ['rice\r\n -1+1', "rice\r\n' -1+1"],
  ['rice;"@sum(a1)"', `rice;'"@sum(a1)"`],
  ['=1;=2', "'=1;'=2"],
  ['\t=1', "'\t'=1"],
])('%j is harmless where a spreadsheet splits at semicolons, tabs or line breaks', (text, harmless) => {
  expect(harmlessCell(text)).toBe(harmless);
});

test.each(['A-1', '1+1', '+233 24 123 4567', '', ' x', '-5.00', '-5', 'a; b', 'a\nb'])(
  '%j stays as it is',
  (text) => {
    expect(harmlessCell(text)).toBe(text);
  },
);

test('cells to paste are separated by tabs, and none runs as a formula', () => {
  const rows = [
    ['name', 'price'],
    ['=1+1\tsoap', '10.00'],
  ];
  expect(tabSeparated(rows)).toBe("name\tprice\n'=1+1 soap\t10.00");
});

test('every cell is quoted, and quotation marks are doubled', () => {
  expect(csvLine(['a', '', 'a,b', 'say "x"', 'a\nb', '-5.00'])).toBe(
    '"a","","a,b","say ""x""","a\nb","-5.00"',
  );
});

test('a file is read as UTF-8, and has no cell that a spreadsheet would run', () => {
  const rows = [
    ['Source', 'Visits'],
    ['=1+1', '3'],
  ];
  expect(csvFile(rows)).toBe('\uFEFF"Source","Visits"\r\n"\'=1+1","3"\r\n');
});

test('a CSV parser reads the original table', () => {
  const rows = [
    ['name', 'phone'],
    ['Ama, "the boss"', '+233 24 123 4567'],
    ['two\nlines', ''],
  ];
  expect(parse(csvFile(rows), { bom: true })).toEqual(rows);
});

test.each([';', '\t'])('a spreadsheet that splits lines at %j finds no formula in any cell', (delimiter) => {
  const before = ['', 'a;', 'a\t', 'a\n', 'a\r\n', 'a";"', ';', '\t', '\n'];
  const formulas = ['=1+1', '@sum(a1)', '-2+3', '+1+cmd', '＝1', ' =1', '"=1"'];
  const messages = before.flatMap((text) => formulas.map((formula) => ['Ama', `${text}${formula}`]));
  const csv = csvFile([['name', 'message'], ...messages]);
  const options = { bom: true, delimiter, relax_quotes: true, relax_column_count: true };
  const respectful: string[][] = parse(csv, options);
  const careless: string[][] = parse(csv, { ...options, quote: null });
  const found = [...respectful, ...careless].flat().filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell));
  expect(found).toEqual([]);
});
