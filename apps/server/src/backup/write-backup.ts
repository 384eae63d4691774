import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabaseConfig } from '../database/open-database.ts';
import { codeOf, syscallOf } from '../message-of.ts';
import { BackupError } from './backup-error.ts';
import { type BackupHeader, backupFormat, backupVersion, namesOf, writeRow } from './backup-format.ts';
import { type Snapshot, takeSnapshot } from './take-snapshot.ts';

/**
 * Writes the whole database to a file that only its owner can read, while servers keep running. The file
 * appears when it is complete.
 * @param now milliseconds since 1970
 * @returns the row counts, and the size in bytes
 * @throws BackupError when the file exists and `overwrite` is false, or when it cannot be written
 */
export async function writeBackup(
  config: DatabaseConfig,
  file: string,
  { now, overwrite }: { now: number; overwrite: boolean },
) {
  const keepOther = () => {
    if (overwrite || !existsSync(file)) return;
    throw new BackupError(`${file} is there already. Choose another name, or add --force to replace it.`);
  };
  keepOther();
  const draft = `${file}.${randomBytes(6).toString('hex')}.partial`;
  try {
    const rows = await takeSnapshot(config, async (snapshot) => {
      const counts: Record<string, number> = {};
      const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(backupText(snapshot, { now, rows: counts }), createGzip(), target);
      return counts;
    });
    const { size } = await stat(draft);
    keepOther();
    await rename(draft, file);
    return { rows, size };
  } catch (error) {
    throw explain(file, error);
  } finally {
    await rm(draft, { force: true });
  }
}

const fileCalls = ['open', 'write', 'fsync', 'stat', 'rename'];

/** An unavailable database also causes an error with a code, but from another system call. */
function explain(file: string, error: unknown): unknown {
  if (!fileCalls.includes(syscallOf(error))) return error;
  return new BackupError(`${file} cannot be written (${codeOf(error)}).`, { cause: error });
}

/**
 * Yields the uncompressed text of a backup in chunks of many lines.
 * @param rows receives the row counts
 */
export async function* backupText(
  { schema, tables, rows: read }: Snapshot,
  { now, rows }: { now: number; rows: Record<string, number> },
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  const header: BackupHeader = {
    format: backupFormat,
    version: backupVersion,
    schema,
    at: new Date(now).toISOString(),
    tables: namesOf(tables),
  };
  yield hashed(`${JSON.stringify(header)}\n`);
  for (const table of tables) {
    yield hashed(`${JSON.stringify({ table: table.name })}\n`);
    let count = 0;
    for await (const some of read(table)) {
      count += some.length;
      yield hashed(some.map((row) => `${writeRow(table, row)}\n`).join(''));
    }
    rows[table.name] = count;
  }
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`;
}
