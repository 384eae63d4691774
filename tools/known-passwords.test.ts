import { readFileSync } from 'node:fs';
import {
  knownPasswordsFile,
  loadKnownPasswords,
} from '@accounting-site/server/authentication/known-passwords/known-passwords';
import { expect, test } from 'vitest';
import { makeKnownPasswords, readBreachedPasswords } from './known-passwords.ts';

test('the list of known passwords is up to date with its tool', () => {
  expect(readFileSync(knownPasswordsFile).equals(makeKnownPasswords())).toBe(true);
});

test('every breached password of the minimum length is on the list, more than 40,000 in all', async () => {
  const isKnown = await loadKnownPasswords();
  const long = new Set(readBreachedPasswords().filter((password) => password.length >= 12));
  expect(long.size).toBeGreaterThan(40_000);
  expect([...long].filter((password) => !isKnown(password))).toEqual([]);
});

test('the list takes less than a megabyte of memory', () => {
  expect(readFileSync(knownPasswordsFile).length).toBeLessThan(1_000_000);
});
