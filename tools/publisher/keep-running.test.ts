import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFakePostgres } from '@accounting-site/server/testing/database/fake-postgres';
import { fastFolder } from '@accounting-site/server/testing/database/fast-folder';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../run-command.ts';

function createFolder(): string {
  const folder = mkdtempSync(join(fastFolder, 'keep-running-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test.each(['process.exit(0)', 'throw new Error("no database")'])(
  'a program that ends is started again: %s',
  async (end) => {
    const folder = createFolder();
    const [program, starts, keeper] = ['program.mjs', 'starts', 'keeper.mjs'].map((name) =>
      join(folder, name),
    );
    const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
    write(
      'program.mjs',
      `import { appendFileSync } from 'node:fs'; appendFileSync('${starts}', 'x'); ${end};`,
    );
    write(
      'keeper.mjs',
      `import { keepRunning } from '${join(import.meta.dirname, 'keep-running.ts')}';
      setInterval(() => {}, 1000); await keepRunning('${program}', 20);`,
    );
    const parent = spawn(process.execPath, [`${keeper}`], { stdio: 'ignore' });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const countStarts = () => (existsSync(`${starts}`) ? readFileSync(`${starts}`, 'utf8').length : 0);
    await expect.poll(countStarts, { timeout: 20_000 }).toBeGreaterThan(2);
  },
  30_000,
);

test('a publisher with a wrong setting says what to write', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/publisher.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: createFolder(), PORT: 'abc' },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'The configuration cannot be used:\n  - PORT: write a port number up to 65535, like 3000\n',
  });
});

test('a publisher ends when the process that started it ended before it could listen', async () => {
  const waiting = 'data:text/javascript,await new Promise((resolve) => setTimeout(resolve, 300))';
  const publisher = fork(join(root, 'tools/publisher.ts'), {
    env: { PATH: process.env.PATH, DATA_DIR: createFolder() },
    execArgv: ['--import', waiting],
    stdio: 'ignore',
  });
  onTestFinished(() => void publisher.kill('SIGKILL'));
  publisher.disconnect();
  expect(await once(publisher, 'exit')).toEqual([0, null]);
}, 15_000);

test('a publisher waits for PostgreSQL, and says why', async () => {
  const server = await startFakePostgres({ refuses: '57P03' });
  const publisher = spawn(process.execPath, [join(root, 'tools/publisher.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: createFolder(), DATABASE_URL: server.url },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void publisher.kill('SIGKILL'));
  let said = '';
  publisher.stderr.on('data', (text) => {
    said += text;
  });
  await expect
    .poll(() => said, { timeout: 20_000 })
    .toMatch(/The database is unavailable: .*\n.*unavailable: /);
  expect(publisher.exitCode).toBeNull();
}, 30_000);
