import { expect, test } from 'vitest';
import { readRows } from './read-rows.ts';

const cells = (text: string) => readRows(text).rows.map((row) => row.cells);

test.each([
  ['commas', 'a,b,c\n1,2,3', ','],
  ['semicolons', 'a;b;c\n1;2,50;3', ';'],
  ['tabs from a spreadsheet', 'a\tb\tc\n1\t1,585.00\t3', '\t'],
  ['commas around a text with a semicolon', '2026-11-02,A1,Sales; cash,585.00', ','],
])('%s part the cells', (_, text, delimiter) => {
  expect(readRows(text).delimiter).toBe(delimiter);
});

test('a quoted cell may hold commas, quotation marks and line breaks', () => {
  expect(cells('2/11,"Bag ""A"", 5 kg","1,585.00"')).toEqual([['2/11', 'Bag "A", 5 kg', '1,585.00']]);
  const { rows } = readRows('a,"b\nc",d\r\n\r\ne,f,g');
  expect(rows).toMatchObject([
    { line: 1, text: 'a,"b c",d', cells: ['a', 'b\nc', 'd'] },
    { line: 4, text: 'e,f,g' },
  ]);
});

test('a quotation mark that is never closed does not hide the lines below it', () => {
  expect(cells('2/11,"A1,5.00\n3/11,A2,6.00')).toEqual([
    ['2/11', '"A1', '5.00'],
    ['3/11', 'A2', '6.00'],
  ]);
});
