import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bothDatabases, freshDatabase } from '../testing/database/fresh-database.ts';
import { createInstallationKey, readInstallationKey } from './installation-key.ts';
import { confirmInstallationKey } from './installation-keys.repository.ts';

const one = createInstallationKey(Buffer.alloc(32, 1));
const other = createInstallationKey(Buffer.alloc(32, 2));

describe('an installation key', () => {
  test('derives the same value for the same text and purpose, and different values otherwise', () => {
    const derived = one.derive('mailed link', 'link-1');
    expect(derived).toMatch(/^[\w-]{43}$/);
    expect(one.derive('mailed link', 'link-1')).toBe(derived);
    const others = [one.derive('mailed link', 'link-2'), one.derive('code', 'link-1')];
    expect(new Set([derived, ...others, other.derive('mailed link', 'link-1')]).size).toBe(4);
  });

  test('decrypts what it encrypted, only for the same purpose and owner', () => {
    const sealed = one.seal('authenticator', 'ama', 'the secret');
    expect(sealed).not.toContain('secret');
    expect(one.seal('authenticator', 'ama', 'the secret')).not.toBe(sealed);
    expect(one.open('authenticator', 'ama', sealed)).toBe('the secret');
    expect(one.open('authenticator', 'kofi', sealed)).toBeUndefined();
    expect(one.open('cookie', 'ama', sealed)).toBeUndefined();
    expect(other.open('authenticator', 'ama', sealed)).toBeUndefined();
  });

  test.each(['', 'short', 'x'.repeat(80)])('cannot decrypt what it did not encrypt: %j', (text) => {
    expect(one.open('authenticator', 'ama', text)).toBeUndefined();
  });

  test('cannot decrypt a text with a changed byte', () => {
    const sealed = Buffer.from(one.seal('authenticator', 'ama', 'the secret'), 'base64url');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(one.open('authenticator', 'ama', changed.toString('base64url'))).toBeUndefined();
    }
  });
});

describe('the key of a file', () => {
  test('is created once, and only its user may read it', () => {
    const dataDir = join(emptyFolder(), 'data');
    const first = readInstallationKey({ encryptionKey: undefined, dataDir });
    expect(readInstallationKey({ encryptionKey: undefined, dataDir }).fingerprint).toBe(first.fingerprint);
    expect(readdirSync(dataDir)).toEqual(['installation.key']);
    expect(statSync(join(dataDir, 'installation.key')).mode & 0o777).toBe(0o600);
  });

  test('that was damaged is not replaced: the error asks for the file from the backup', () => {
    const dataDir = emptyFolder();
    writeFileSync(join(dataDir, 'installation.key'), 'half');
    expect(() => readInstallationKey({ encryptionKey: undefined, dataDir })).toThrow(
      /DATA_DIR: .*Put back the one from your backup/,
    );
  });

  test('is not created when ENCRYPTION_KEY is set', () => {
    const dataDir = emptyFolder();
    const key = readInstallationKey({ encryptionKey: Buffer.alloc(32, 1), dataDir });
    expect(key.fingerprint).toBe(one.fingerprint);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe.each(bothDatabases)('a database on %s', (on) => {
  test('accepts one key, from any number of servers, and refuses every other', async () => {
    const { database } = await freshDatabase(on);
    await Promise.all([1, 2, 3].map((now) => confirmInstallationKey(database, one, now)));
    await confirmInstallationKey(database, one, 4);
    await expect(confirmInstallationKey(database, other, 5)).rejects.toThrow(
      /ENCRYPTION_KEY: is not the one/,
    );
  });
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
