import { expect, test } from 'vitest';
import { patchLines } from './patch-lines.ts';

const textOf = (count: number, line: string) => `${line}\n`.repeat(count);

test.each([
  ['a line that was typed', 500, true],
  ['only the generated lines, of a long text', 3000, false],
])('a change of one line keeps %s', (_name, count, isKept) => {
  const before = `${textOf(count, 'a: 1')}b: 1\n`;
  const after = `${textOf(count, 'a: 1')}b: 2\n`;
  const patched = patchLines(`# typed\n${before}`, before, after);
  expect(patched).toBe(isKept ? `# typed\n${after}` : after);
});
