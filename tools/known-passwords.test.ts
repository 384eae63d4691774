import { readFileSync } from 'node:fs';
import {
  knownPasswordsFile,
  loadKnownPasswords,
} from '@accounting-site/server/authentication/known-passwords/known-passwords';
import { expect, test } from 'vitest';
import { makeKnownPasswords, readBreachedPasswords } from './known-passwords.ts';

test('the list of known passwords is the one that its tool writes', () => {
  expect(readFileSync(knownPasswordsFile).equals(makeKnownPasswords())).toBe(true);
});

test('every breached password that is long enough to be chosen here is on the list, more than 40,000 of them', async () => {
  const isKnown = await loadKnownPasswords();
  const long = new Set(readBreachedPasswords().filter((password) => password.length >= 12));
  expect(long.size).toBeGreaterThan(40_000);
  expect([...long].filter((password) => !isKnown(password))).toEqual([]);
});

test('the list is small: it takes less than a megabyte of memory', () => {
  expect(readFileSync(knownPasswordsFile).length).toBeLessThan(1_000_000);
});
