import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeChange } from './write-change.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-write-'));
  for (const name of ['a.md', 'b.md']) writeFileSync(join(folder, name), `old ${name}`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = () =>
  Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
const old = { 'a.md': 'old a.md', 'b.md': 'old b.md' };

/** A change that was planned from the current files. */
const write = (written: Record<string, string>, removed: string[] = []) =>
  writeChange(folder, {
    before: new Map([...Object.keys(written), ...removed].map((name) => [name, files()[name]] as const)),
    written: new Map(Object.entries(written)),
    removed,
  });

test('a change is written, and no temporary file is left', async () => {
  await write({ 'a.md': 'new', 'c.md': 'more' }, ['b.md']);
  expect(files()).toEqual({ 'a.md': 'new', 'c.md': 'more' });
});

test('a reader that has the file open during a save reads the whole old text', async () => {
  const reader = openSync(join(folder, 'a.md'), 'r');
  await write({ 'a.md': 'new' });
  expect(readFileSync(reader, 'utf8')).toBe('old a.md');
});

test('when one text cannot be written, nothing changes', async () => {
  await expect(write({ 'a.md': 'new', 'none/c.md': 'new' }, ['b.md'])).rejects.toThrow('ENOENT');
  expect(files()).toEqual(old);
});

test('when one file cannot be replaced, nothing changes', async () => {
  mkdirSync(join(folder, 'folder.md'));
  const change = { before: new Map([['a.md', 'old a.md']]), removed: ['b.md'] };
  const written = new Map(['a.md', 'folder.md'].map((name) => [name, 'new'] as const));
  await expect(writeChange(folder, { ...change, written })).rejects.toThrow();
  expect(files()).toEqual(old);
});

test('when a file cannot be deleted, nothing changes', async () => {
  mkdirSync(join(folder, 'folder.md'));
  const before = new Map([
    ['a.md', 'old a.md'],
    ['b.md', 'old b.md'],
    ['c.md', undefined],
  ]);
  const written = new Map(['a.md', 'c.md'].map((name) => [name, 'new'] as const));
  const change = { before, written, removed: ['b.md', 'folder.md'] };
  await expect(writeChange(folder, change)).rejects.toThrow();
  expect(files()).toEqual(old);
});
