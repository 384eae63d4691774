import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const lines = Array.from({ length: 5000 }, (_, index) => `{"line":${index}}`);

/** The log of a process of its own. */
function runWithLog(script: string) {
  const begin = `
    const { logToStandardOutput } = await import(${JSON.stringify(new URL('./log-stream.ts', import.meta.url).href)});
    const log = logToStandardOutput(console.error);`;
  const options = ['--input-type=module', '-e', begin + script];
  return spawnSync(process.execPath, options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** Writes the lines in a process that then ends in the given way, in the same turn of the event loop. */
function writeAndEnd(end: string): string {
  const write = `for (let index = 0; index < ${lines.length}; index += 1) log.write('{"line":' + index + '}\\n');`;
  return runWithLog(write + end).stdout;
}

describe('a log line', () => {
  test.each([
    ['ends normally', ''],
    ['calls process.exit', 'process.exit(1);'],
    ['ends by an uncaught error', 'throw new Error("mistake");'],
  ])('is written even if the process %s', (_how, end) => {
    expect(writeAndEnd(end).trim().split('\n')).toEqual(lines);
  });

  test('is buffered up to a megabyte while the disk is full, and written whole when there is space', () => {
    const { stdout, stderr, status } = runWithLog(`
      const { default: fs } = await import('node:fs');
      const { writeSync } = fs;
      let room = 10;
      // The last free bytes of a disk hold part of a line.
      fs.writeSync = (fd, text) => {
        if (fd !== 1) return writeSync(fd, text);
        if (room === 0) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
        const written = writeSync(fd, Buffer.from(text).subarray(0, room));
        room -= written;
        return written;
      };
      const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
      for (let index = 0; index < 300; index += 1) {
        log.write('{"line":' + index + ',"is":"' + 'long '.repeat(2000) + '"}\\n');
        if (index % 30 === 29) await turn();
      }
      room = Infinity;
      log.write('{"line":"last"}\\n');
      await turn();`);
    expect([status, stderr.trim().split('\n')]).toEqual([
      0,
      ['The log cannot be written, pages are served without it: ENOSPC: no space left on device'],
    ]);
    const numbers = stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { line: unknown }).line);
    const kept = numbers.slice(0, -1);
    // A megabyte, in lines of ten kilobytes.
    expect(kept.length).toBeGreaterThan(60);
    expect(kept.length).toBeLessThan(110);
    expect(numbers).toEqual([...kept.keys(), 'last']);
  });
});
