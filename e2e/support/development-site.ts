import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { root } from '../../tools/run-command.ts';

/** Runs npm run dev at a separate address with separate data until the callback ends. */
export async function withDevelopmentSite(work: (url: string) => Promise<void>): Promise<void> {
  const port = `${await findFreePort()}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'accounting-site-dev-'));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: dataDir, PORT: port, DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');
  try {
    for (const deadline = Date.now() + 60_000; !output.includes('[site]'); ) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`npm run dev did not start:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await work(url);
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}
