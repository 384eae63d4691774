import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepResultsIn, kept, keptUntilChanged, keptValue, storeResults } from './kept-results.ts';

let file = '';
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-results-'));
  file = join(folder, 'results');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** A build that needs these results. @returns those that it computed */
async function build(...inputs: string[]): Promise<string[]> {
  const computed: string[] = [];
  keepResultsIn(file);
  for (const input of inputs) {
    const result = await kept(['twice', input], () => {
      computed.push(input);
      return Buffer.from(input.repeat(2));
    });
    expect(result.toString()).toBe(input.repeat(2));
  }
  storeResults();
  return computed;
}

test('a result is computed once, whatever other builds need', async () => {
  expect(await build('a', 'b')).toEqual(['a', 'b']);
  expect(await build('b', 'c')).toEqual(['c']);
  expect(await build('a', 'b', 'c', 'd')).toEqual(['d']);
  expect(readdirSync(join(file, '..'))).toEqual(['results']);
});

test('a result that six builds did not use is dropped', async () => {
  await build('a', 'b');
  for (let count = 0; count < 6; count += 1) await build('b');
  expect(await build('a', 'b')).toEqual(['a']);
});

test('a damaged result is computed again', async () => {
  await build('first', 'second');
  const bytes = readFileSync(file);
  bytes[2] = 0;
  writeFileSync(file, bytes);
  expect(await build('first', 'second')).toEqual(['first']);
  expect(await build('first', 'second')).toEqual([]);
});

test.each([0, 5, 40])('a file of which %i bytes are left is not used', async (size) => {
  await build('a');
  truncateSync(file, size);
  expect(await build('a')).toEqual(['a']);
});

test('a build that fails leaves the results as they were', async () => {
  await build('a');
  const before = readFileSync(file);
  keepResultsIn(file);
  await expect(kept(['twice', 'b'], () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
  expect(readFileSync(file)).toEqual(before);
  expect(await build('a', 'b')).toEqual(['b']);
});

test('without a file every result is computed, also values', async () => {
  let count = 0;
  const next = () => keptValue(['count'], () => ({ count: ++count }));
  expect([await next(), await next()]).toEqual([{ count: 1 }, { count: 2 }]);
  expect(existsSync(file)).toBe(false);
});

test('a result is made again when what it was made from has changed', async () => {
  let made = 0;
  const build = async (versions: Readonly<Record<string, string>>, value = 'page') => {
    keepResultsIn(file);
    const result = await keptUntilChanged(
      ['page'],
      (input) => versions[input] ?? 'missing',
      async () => {
        made += 1;
        return { value: Buffer.from(value), inputs: ['home.yaml', 'away.yaml'] };
      },
    );
    storeResults();
    return result.toString();
  };
  expect(await build({ 'home.yaml': '1' })).toBe('page');
  expect(await build({ 'home.yaml': '1', 'other.yaml': '2' }, 'not made')).toBe('page');
  expect(made).toBe(1);
  expect(await build({ 'home.yaml': '2' }, 'changed')).toBe('changed');
  expect(await build({ 'home.yaml': '2', 'away.yaml': '1' }, 'with another file')).toBe('with another file');
  expect(await build({ 'home.yaml': '2', 'away.yaml': '1' }, 'not made')).toBe('with another file');
  expect(made).toBe(3);
});
