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

test('documents link only to existing files and headings', () => {
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

test('documents mention only existing npm scripts', () => {
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

test('there are at most fifteen npm scripts, and each runs an existing file', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(15);
  const missing = Object.values(scripts)
    .flatMap((command) => command.match(/[\w./-]+\.(?:ts|mjs)\b/g) ?? [])
    .filter((file) => !existsSync(join(root, file)));
  expect(missing).toEqual([]);
});

test('the minimum version of Node is the same everywhere', () => {
  const [, oldest] = />=(\d+)/.exec(readFile('package.json')) ?? [];
  const places = [
    'README.md',
    'CONTRIBUTING.md',
    'tools/bootstrap.mjs',
    'docs/decisions/0004-node-from-npm.md',
  ];
  for (const place of places)
    expect([place, readFile(place)]).toEqual([place, expect.stringMatching(`Node (of )?${oldest} or newer`)]);
});

test('every command installs what is missing first, so that each works on a fresh clone', () => {
  const direct = Object.entries(scripts).filter(
    ([, command]) => !command.startsWith('node tools/bootstrap.mjs '),
  );
  expect(direct).toEqual([]);
});
