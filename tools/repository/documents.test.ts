import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../run-command.ts';
import { anchorsOf, documents, fileLinks, namedScripts } from './documents.ts';
import { readFile } from './files.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFile('package.json')));

test('documents link only to files that are there, and to headings in them', () => {
  const dead = documents.flatMap((document) =>
    fileLinks(document)
      .filter(({ target, anchor }) => {
        if (!existsSync(join(root, target))) return true;
        const linked = documents.find(({ file }) => file === target);
        return anchor !== '' && linked !== undefined && !anchorsOf(linked).includes(anchor);
      })
      .map(({ target, anchor }) => `${document.file}: ${target}${anchor && `#${anchor}`}`),
  );
  expect(dead).toEqual([]);
});

test('documents name only npm scripts that are there', () => {
  const unknown = documents.flatMap((document) =>
    namedScripts(document)
      .filter((script) => !Object.hasOwn(scripts, script))
      .map((script) => `${document.file}: npm run ${script}`),
  );
  expect(unknown).toEqual([]);
});

test('documents never cite line numbers, which go stale with the next change', () => {
  const citing = documents.filter(({ text }) => /\.(ts|tsx|mjs|css|astro|yaml):\d+|#L\d+/.test(text));
  expect(citing.map(({ file }) => file)).toEqual([]);
});

test('there are fewer than fifteen commands, and each runs something that is there', () => {
  expect(Object.keys(scripts).length).toBeLessThan(15);
  const missing = Object.values(scripts)
    .flatMap((command) => command.match(/[\w./-]+\.(?:ts|mjs)\b/g) ?? [])
    .filter((file) => !existsSync(join(root, file)));
  expect(missing).toEqual([]);
});
