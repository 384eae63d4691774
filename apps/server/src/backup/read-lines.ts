import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { codeOf, syscallOf } from '../message-of.ts';
import { BackupError, DamagedFile } from './backup-error.ts';

/**
 * Longer than any row: the largest release (release-archive.ts) is 64 MiB in base64. Without a limit, a file that is
 * not a backup could fill the memory.
 */
const longestLine = 80 * 1024 * 1024;

const newline = 0x0a;

/**
 * Yields the lines of a compressed file, each with its line break. Text after the last line break is yielded
 * as a line without one.
 * @throws BackupError when the file cannot be read, DamagedFile when it is incomplete
 */
export async function* readLines(file: string): AsyncGenerator<Buffer> {
  const unpacked = createGunzip();
  // The code that reads `unpacked` handles every error.
  pipeline(createReadStream(file), unpacked, () => {});
  let begun: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
        yield Buffer.concat([...begun, chunk.subarray(start, end + 1)]);
        begun = [];
        length = 0;
        start = end + 1;
      }
      begun.push(chunk.subarray(start));
      length += chunk.length - start;
      if (length > longestLine) throw new DamagedFile('a line is too long');
    }
  } catch (error) {
    throw explain(file, error);
  }
  if (length > 0) yield Buffer.concat(begun);
}

function explain(file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code.startsWith('Z_')) return new DamagedFile(`it is not gzip, or was cut (${code})`, { cause: error });
  // The user of the servers runs the command, and a copy may belong to root.
  const advice = code === 'EACCES' ? ' Give it to the user of the servers (chown).' : '';
  if (syscallOf(error) !== '')
    return new BackupError(`${file} cannot be read (${code}).${advice}`, { cause: error });
  return error;
}
