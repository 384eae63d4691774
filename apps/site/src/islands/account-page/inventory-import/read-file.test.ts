import { importMaxBytes, workbookMaxBytes } from '@accounting-site/contract/fields/field-limits';
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { decodeCsv, readFile } from './read-file.ts';

const list = 'name,sku\nƐtɔ ₵,ETO-1\n';
const utf8 = (text: string) => new TextEncoder().encode(text);

test('a CSV file in UTF-8 is read, with and without a byte order mark', () => {
  expect(decodeCsv(utf8(list))).toEqual({ csv: list });
  expect(decodeCsv(utf8(`\uFEFF${list}`))).toEqual({ csv: list });
});

test.each([
  ['an .xls workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'workbook'],
  ['Windows-1252 text', new Uint8Array([...utf8('name\nCaf'), 0xe9]), 'encoding'],
  ['UTF-16 with a byte order mark', new Uint8Array([0xff, 0xfe, 0x6e, 0x00]), 'encoding'],
  ['UTF-16 without a byte order mark', new Uint8Array([0x6e, 0x00, 0x61, 0x00]), 'encoding'],
  ['an empty file', new Uint8Array(), 'empty'],
  ['only a byte order mark and white space', utf8('\uFEFF \r\n\r\n'), 'empty'],
])('%s is recognised', async (_what, bytes, problem) => {
  expect(await readFile(new File([bytes], 'stock.csv'))).toBe(problem);
});

test('any text is read unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = `a${text.toWellFormed().replaceAll('\0', '')}`;
      expect(decodeCsv(utf8(written))).toEqual({ csv: written });
    }),
  );
});

test('a file keeps its name', async () => {
  expect(await readFile(new File([list], 'stock.csv'))).toEqual({ name: 'stock.csv', csv: list });
});

test('a file of more than 1 MB is refused without being read, and one of exactly 1 MB is not', async () => {
  const exact = new File(['a'.repeat(importMaxBytes)], 'exact.csv');
  const larger = new File(['a'.repeat(importMaxBytes + 1)], 'larger.csv');
  expect(await readFile(exact)).toMatchObject({ name: 'exact.csv' });
  expect(await readFile(larger)).toBe('too_large');
});

test('a file that was deleted before it is read is reported', async () => {
  const gone = new File([list], 'gone.csv');
  gone.slice = () => gone;
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await readFile(gone)).toBe('unreadable');
});

test('an Excel workbook is read as CSV, and one of more than 2 MB is refused', async () => {
  const rows = [
    ['name', 'quantity'],
    ['Rice', 46],
  ];
  const bytes = new Uint8Array(await writeXlsx({ sheets: [{ name: 'Stock', rows }] }));
  expect(await readFile(new File([bytes], 'stock.xlsx'))).toEqual({
    name: 'stock.xlsx',
    csv: '"name","quantity"\n"Rice","46"\n',
  });
  const filled = new Uint8Array(workbookMaxBytes + 1);
  filled.set(bytes);
  expect(await readFile(new File([filled], 'large.xlsx'))).toBe('workbook_too_large');
});

test('a workbook with an empty first sheet is empty', async () => {
  const bytes = new Uint8Array(await writeXlsx({ sheets: [{ name: 'Stock', rows: [['']] }] }));
  expect(await readFile(new File([bytes], 'empty.xlsx'))).toBe('empty');
});
