import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentFolder } from '@accounting-site/content/reading/read-yaml';
import { create, type Font } from 'fontkitten';
import { expect, onTestFinished, test } from 'vitest';
import { makeDisplayFont } from './display-font.ts';
import { lettersOfContent, lettersOfGhana } from './display-font-letters.ts';

const budget = 25_000;

test('the display face has the characters of Ghana, in at most 25,000 bytes', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'display-font-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  const stylesheet = await makeDisplayFont(pathToFileURL(`${cache}/`), lettersOfContent(contentFolder()));
  const files = globSync('*.woff2', { cwd: dirname(stylesheet) }).map((name) =>
    readFileSync(join(dirname(stylesheet), name)),
  );
  expect(files).toHaveLength(2);
  expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(budget);
  const fonts = files.map((file) => create(file)).filter((font): font is Font => !font.isCollection);
  const isDrawn = (letter: string) =>
    fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  expect([...`${lettersOfGhana}AZaz09%`].filter((letter) => !isDrawn(letter))).toEqual([]);
});
