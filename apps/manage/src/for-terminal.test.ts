import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forTerminal, inOneLine } from './for-terminal.ts';
import { formatTable } from './format-table.ts';

test.each([
  ['\u001b[2J\u001b[31mred', '[2J[31mred'],
  ['paid\rowed', 'paidowed'],
  ['one\r\ntwo\tthree\n', 'one\r\ntwo\tthree\n'],
  ['\u009b31m\u0007\u007f', '31m'],
  ['\u202egnp.exe\u2069', 'gnp.exe'],
  ['Ɛɔŋ ₵ 👩🏾‍🌾', 'Ɛɔŋ ₵ 👩🏾‍🌾'],
])('control sequences are removed from %j', (text, shown) => {
  expect(forTerminal(text)).toBe(shown);
});

test('a text cannot forge another row of a table', () => {
  const name = 'Ama\r\nowner@adom.example  owner\u2028x';
  expect(inOneLine(name)).toBe('Ama owner@adom.example  owner x');
  expect(formatTable(['Name', 'Since'], [[name, '2026']]).split('\n')).toHaveLength(2);
});

test('no control sequence is left, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(forTerminal(text)).not.toMatch(/(?![\r\n\t])\p{Cc}|\r(?!\n)|\p{Bidi_Control}/u);
      expect(inOneLine(text)).not.toMatch(/\p{Cc}/u);
    }),
  );
});
