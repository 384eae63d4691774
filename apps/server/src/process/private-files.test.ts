import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { startServer } from '../testing/app/start-server.ts';

const manage = fileURLToPath(new URL('../../../manage/src/manage.ts', import.meta.url));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** A folder with the usual mode, which other users can open. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'private-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  return folder;
}

function allModes(folder: string): [path: string, mode: string][] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path, `${entry.isDirectory() ? 'd' : ''}${modeOf(path)}`];
  });
}

/** The process that runs the tests may have another umask. */
function withUsualUmask(): void {
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
}

test('files of the server and the command line are readable only for their user', async () => {
  withUsualUmask();
  const folder = openFolder();
  const dataDir = join(folder, 'shop', 'data');
  const siteDir = buildTestSite({ 'index.html': '<title>Home</title>', '404.html': 'Not found' });
  const server = startServer({ DATA_DIR: dataDir, SITE_DIR: siteDir });
  const url = await server.hears(/The site is at (http:\S+)/);
  await server.hears(/demo account/);
  const demo = { name: 'Ama', email: 'ama@shop.example', message: 'Hello' };
  const sent = await fetch(`${url}/api/site/demo-requests`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  expect(sent.ok).toBe(true);
  const backup = join(folder, 'shop', 'backup.gz');
  await promisify(execFile)(process.execPath, [manage, 'backup', backup], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir },
  });
  await expect
    .poll(() => readdirSync(join(dataDir, 'mail')).filter((file) => file.endsWith('.eml')).length, {
      timeout: 20_000,
    })
    .toBe(2);
  const modes = allModes(folder);
  const names = modes.map(([path]) => path.slice(folder.length));
  for (const name of ['', '/data.sqlite', '/data.sqlite-wal', '/installation.key', '/mail']) {
    expect(names).toContain(`/shop/data${name}`);
  }
  expect(names).toContain('/shop/backup.gz');
  expect(modes.filter(([, mode]) => mode !== '600' && mode !== 'd700')).toEqual([]);
  expect(server.output()).not.toContain('other users');
});

test('a database is readable only for its user, whatever the umask of the process', async () => {
  withUsualUmask();
  const dataDir = join(openFolder(), 'data');
  await openDatabase({ dataDir, databaseUrl: undefined }).destroy();
  expect([modeOf(dataDir), modeOf(join(dataDir, 'data.sqlite'))]).toEqual(['700', '600']);
});

test('at the start, a folder that others can open is named, with the command to run', async () => {
  const dataDir = openFolder();
  const server = startServer({ DATA_DIR: dataDir, SITE_DIR: buildTestSite({ 'index.html': 'Home' }) });
  await server.hears(/The site is at/);
  expect(server.output()).toContain(`can open ${dataDir} (mode 755)`);
  expect(server.output()).toContain(`chmod -R go-rwx '${dataDir}'`);
  const { stderr } = await promisify(execFile)(process.execPath, [manage, 'user', 'list'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir },
  });
  expect(stderr).toContain(`chmod -R go-rwx '${dataDir}'`);
});
