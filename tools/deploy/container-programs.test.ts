import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../run-command.ts';

async function run(command: string, words: string[], environment: Record<string, string>) {
  const child = spawn(command, words, { cwd: root, env: { PATH: process.env.PATH, ...environment } });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { stdout, stderr, code };
}

describe('secrets in files', () => {
  const show = [
    'deploy/with-secrets.sh',
    process.execPath,
    '-p',
    'JSON.stringify([process.env, process.argv])',
  ];

  test('reach the program as variables, whatever characters they contain', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const secret = `postgres://u:p%40"$(touch ${folder}/owned)\`'\\@db/site`;
    writeFileSync(join(folder, 'database-url'), `${secret}\n`);
    writeFileSync(join(folder, 'smtp-url'), '');
    const { stdout, code } = await run('sh', [...show, 'two words'], {
      DATABASE_URL_FILE: join(folder, 'database-url'),
      SMTP_URL_FILE: join(folder, 'smtp-url'),
      ENCRYPTION_KEY: 'as it was',
    });
    const [environment, words] = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(environment).toMatchObject({ DATABASE_URL: secret, SMTP_URL: '', ENCRYPTION_KEY: 'as it was' });
    expect(environment).not.toHaveProperty('DATABASE_URL_FILE');
    expect(words.at(-1)).toBe('two words');
    expect((await run('ls', [folder], {})).stdout).not.toContain('owned');
  });

  test('that cannot be read abort the start, with the name of the variable', async () => {
    const { stderr, code } = await run('sh', show, { ENCRYPTION_KEY_FILE: '/no/such/file' });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^ENCRYPTION_KEY_FILE: \/no\/such\/file /)]);
  });

  test('are read by a script that execs the program, which then receives signals', async () => {
    const child = spawn('sh', ['deploy/with-secrets.sh', process.execPath, '-e', listening], { cwd: root });
    const [pid] = await once(child.stdout.setEncoding('utf8'), 'data');
    expect(Number(pid)).toBe(child.pid);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(7);
  });
  const listening = `process.on('SIGTERM', () => process.exit(7));
    setInterval(() => {}, 1000); console.log(process.pid)`;
});

test('the health check passes while the server responds, and otherwise prints the problem', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/healthz' ? 200 : 503).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const check = (PORT: string, ...words: string[]) =>
    run(process.execPath, ['deploy/healthcheck.mjs', ...words], { PORT });
  const [well, notReady, gone] = await Promise.all([
    check(port),
    check(port, '/readyz'),
    check(String(await findFreePort())),
  ]);
  expect(well).toEqual({ stdout: '', stderr: '', code: 0 });
  expect([notReady.code, notReady.stderr]).toEqual([1, `/readyz on port ${port}: status 503\n`]);
  expect([gone.code, gone.stderr]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
});
