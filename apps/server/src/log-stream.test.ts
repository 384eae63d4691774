import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const lines = Array.from({ length: 5000 }, (_, index) => `{"line":${index}}`);

/** Writes the lines in a process of its own, which ends as it is told, in the same turn. */
function writeAndEnd(end: string): string {
  const script = `
    const { logToStandardOutput } = await import(${JSON.stringify(new URL('./log-stream.ts', import.meta.url).href)});
    const log = logToStandardOutput();
    for (let index = 0; index < ${lines.length}; index += 1) log.write('{"line":' + index + '}\\n');
    ${end}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout;
}

describe('a log line', () => {
  test.each([
    ['ends by itself', ''],
    ['is ended by its own word', 'process.exit(1);'],
    ['ends by a mistake', 'throw new Error("mistake");'],
  ])('is written although the process %s', (_how, end) => {
    expect(writeAndEnd(end).trim().split('\n')).toEqual(lines);
  });
});
