import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { second } from '../clock.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { findFreePort } from '../testing/app/find-free-port.ts';
import { freshPlace } from '../testing/database/fresh-database.ts';
import { sendForm } from './form-clients.ts';

/** A device that is always full. */
const full = '/dev/full';

test.skipIf(!existsSync(full))(
  'a server whose log disk is full serves pages, stores forms, and shuts down cleanly',
  async () => {
    const { dataDir } = await freshPlace('SQLite');
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const out = openSync(full, 'w');
    const server = spawn(process.execPath, [fileURLToPath(new URL('../server.ts', import.meta.url))], {
      env: {
        PATH: process.env.PATH,
        PORT: `${port}`,
        DATA_DIR: dataDir,
        SITE_DIR: buildTestSite({ 'index.html': '<title>Home</title>' }),
        TRUSTED_PROXIES: 'loopback',
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', out, out],
    });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    onTestFinished(() => void server.kill('SIGKILL'));
    const look = async () => (await fetch(url).catch(() => undefined))?.status;
    await expect.poll(look, { timeout: 20 * second }).toBe(200);

    for (let visit = 0; visit < 50; visit += 1) expect(await look()).toBe(200);
    expect((await sendForm(url, true)).answer.status).toBe(201);
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
);
