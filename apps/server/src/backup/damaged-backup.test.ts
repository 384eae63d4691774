import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createPasswordHashing } from '../authentication/password-hashing.ts';
import { addDemoData } from '../demo-data/demo-data.ts';
import { freshDatabase } from '../testing/database/fresh-database.ts';
import { backUp, freshFile, repack, unpack } from '../testing/database/have-backup.ts';
import { quickHash } from '../testing/sign-in/quick-hash.ts';
import { readBackup } from './read-backup.ts';

async function goodBackup(): Promise<string> {
  const { database, place } = await freshDatabase('SQLite');
  await addDemoData(database, createPasswordHashing({ functions: quickHash }), 1);
  return backUp(place);
}

const notWhole = /is not a whole backup: .+\. Take another copy of it\.$/;

describe('a backup', () => {
  test('with one flipped byte is refused, or restores the same rows', async () => {
    const good = await goodBackup();
    const { rows, sha256 } = await readBackup(good);
    const bytes = readFileSync(good);
    const file = await freshFile();
    const header = 10;
    let same = 0;
    for (let at = 0; at < bytes.length; at += at < 20 ? 1 : 3) {
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (at % 8)), at);
      writeFileSync(file, flipped);
      const read = await readBackup(file).catch((error: Error) => error);
      if (read instanceof Error) expect(read.message).toMatch(notWhole);
      else {
        expect(read).toMatchObject({ rows, sha256 });
        if (at >= header) same += 1;
      }
    }
    // After the gzip header, very few bits can change without effect: the padding of the last byte, and
    // distances that find the same characters elsewhere.
    expect(same).toBeLessThanOrEqual(4);
  });

  test('that was cut off anywhere is refused', async () => {
    const good = await goodBackup();
    const bytes = readFileSync(good);
    const file = await freshFile();
    for (let length = 0; length < bytes.length; length += 11) {
      writeFileSync(file, bytes.subarray(0, length));
      await expect(readBackup(file)).rejects.toThrow(notWhole);
    }
    const lines = unpack(good).split('\n');
    for (let count = 0; count < lines.length - 1; count += 1) {
      const cut = lines.slice(0, count).map((line) => `${line}\n`);
      writeFileSync(file, gzipSync(cut.join('')));
      await expect(readBackup(file)).rejects.toThrow(notWhole);
    }
  });

  test.each([
    ['a character was changed', (text: string) => text.replace('Gari 2 kg', 'Gari 3 kg')],
    ['a row was taken out', (text: string) => text.replace(/\["[^\n]*Gari[^\n]*\n/, '')],
    ['a row was added', (text: string) => text.replace(/\["[^\n]*Gari[^\n]*\n/, '$&$&')],
    [
      'a number became a text',
      (text: string) => text.replace('"GARI-2KG","bag",10', '"GARI-2KG","bag","10"'),
    ],
    ['a table is missing', (text: string) => text.replace('{"table":"vitals"}\n', '')],
    ['a table is another one', (text: string) => text.replaceAll('"vitals"', '"pg_authid"')],
    ['a column is another one', (text: string) => text.replace('"price_pesewas"', '"price"')],
    ['something follows', (text: string) => `${text}{"table":"accounts"}\n`],
    ['the end came twice', (text: string) => `${text}${text.split('\n').at(-2)}\n`],
  ])('in which %s is refused', async (_what, change) => {
    const text = unpack(await goodBackup());
    expect(change(text)).not.toBe(text);
    await expect(readBackup(await repack(change(text)))).rejects.toThrow(notWhole);
  });

  test.each([
    ['nothing', ''],
    ['another text', 'Dear Ama,\nthank you.\n'],
    ['other JSON', '{"name":"accounting-site"}\n'],
    ['rows alone', '["a"]\n'],
  ])('is not %s', async (_what, text) => {
    await expect(readBackup(await repack(text))).rejects.toThrow(notWhole);
  });

  test('of a newer version names the version that is needed', async () => {
    const text = unpack(await goodBackup());
    const newer = text.replace(/"schema":"[^"]+"/, '"schema":"9999-from-the-future"');
    await expect(readBackup(await repack(newer))).rejects.toThrow(
      'The backup was made by a newer version of this program (9999-from-the-future). Install that version',
    );
    const newFormat = text.replace('"version":1', '"version":2');
    await expect(readBackup(await repack(newFormat))).rejects.toThrow('made by a newer version');
  });

  test('that is missing, or is a folder, is named in the error', async () => {
    await expect(readBackup('/nowhere/backup.gz')).rejects.toThrow(
      '/nowhere/backup.gz cannot be read (ENOENT).',
    );
    await expect(readBackup('/')).rejects.toThrow('/ cannot be read (EISDIR).');
  });
});
