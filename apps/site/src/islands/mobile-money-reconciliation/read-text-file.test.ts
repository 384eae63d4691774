import { expect, test } from 'vitest';
import { decodeText, readTextFile } from './read-text-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

test('a text file is read, with or without a mark of its encoding', () => {
  expect(decodeText(utf8('2026-11-02,A1,GH₵5.00'))).toBe('2026-11-02,A1,GH₵5.00');
  expect(decodeText(utf8('\uFEFFa,b'))).toBe('a,b');
});

test('the Unicode text of a spreadsheet is read', () => {
  const text = 'Date\tAmount\r\n';
  const bytes = Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  expect(decodeText(bytes)).toBe(text);
});

test.each([
  ['a PDF', utf8('%PDF-1.7\nstatement')],
  ['a workbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00])],
  ['a text in another encoding', Uint8Array.from([0x47, 0xe9, 0x2c])],
])('%s is not taken', (_, bytes) => {
  expect(decodeText(bytes)).toBeUndefined();
});

test('a file that is too large for a statement is not read at all', async () => {
  const file = new File([new Uint8Array(4_000_001)], 'large.csv');
  expect(await readTextFile(file)).toBeUndefined();
});
