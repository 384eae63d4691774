import { expect, test } from 'vitest';
import { decodeText, readRows, readTextFile } from './read-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

test('a text file is read, with or without a mark of its encoding', () => {
  expect(decodeText(utf8('2026-11-02,A1,GH₵5.00'))).toBe('2026-11-02,A1,GH₵5.00');
  expect(decodeText(utf8('\uFEFFa,b'))).toBe('a,b');
});

test('UTF-16 text exported by a spreadsheet is read', () => {
  const text = 'Date\tAmount\r\n';
  const bytes = Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  expect(decodeText(bytes)).toBe(text);
});

test('plain CSV of a spreadsheet, in windows-1252, is read', () => {
  const bytes = Uint8Array.from([...'Caf'].map((letter) => letter.charCodeAt(0)).concat(0xe9, 0x2c, 0x96));
  expect(decodeText(bytes)).toBe('Café,–');
});

test.each([
  ['a PDF', utf8('%PDF-1.7\nstatement')],
  ['a PDF in another encoding', Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x0a, 0xe2, 0xe3])],
  ['a workbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00])],
  ['a workbook without NUL characters', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0xe9])],
  ['a photo', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x10])],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
  ['an .xls workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0x00])],
])('%s is refused', (_, bytes) => {
  expect(decodeText(bytes)).toBeUndefined();
});

test('a file gives its text, or the reason why it cannot be read', async () => {
  expect(await readTextFile(new File(['a,b'], 'momo.csv'))).toEqual({ text: 'a,b' });
  expect(await readTextFile(new File(['%PDF-1.7'], 'momo.pdf'))).toEqual({ problem: 'not_text' });
});

test('a file that is too large for a statement is reported as too long without being read', async () => {
  const file = new File([new Uint8Array(4_000_001)], 'large.csv');
  expect(await readTextFile(file)).toEqual({ problem: 'too_long' });
});

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
