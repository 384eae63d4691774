import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { writeManifest } from '@accounting-site/site/finish-site/write-manifest';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../run-command.ts';
import { createBuild, publishBuild } from './publish-build.ts';

/** How long `npm start` may take on a busy machine, in milliseconds. */
const patience = 120_000;

let folder = '';
let site = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-build-'));
  site = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function publish(text: string) {
  const build = createBuild(site);
  for (const file of ['index.html', 'site-manifest.json']) writeFileSync(join(build, file), text);
  publishBuild(site, build);
}

/**
 * Reads the site like the server: by the folder that its name links to. A real build takes seconds, but these
 * take less than a reading. So a build may be replaced twice and deleted meanwhile; then the next one is read.
 */
function readSite(): string[] {
  const build = realpathSync(site);
  try {
    return ['index.html', 'site-manifest.json'].map((file) => readFileSync(join(build, file), 'utf8'));
  } catch (error) {
    if (realpathSync(site) === build) throw error;
    return readSite();
  }
}

test('a build replaces the previous one, which is kept', () => {
  for (const text of ['first', 'second', 'third', 'fourth']) publish(text);
  expect(readSite()).toEqual(['fourth', 'fourth']);
  expect(readdirSync(`${site}-builds`).length).toBeLessThanOrEqual(4);
});

test('a folder that an earlier version built is replaced', () => {
  mkdirSync(site);
  for (const file of ['index.html', 'site-manifest.json']) writeFileSync(join(site, file), 'old');
  publish('new');
  expect(readSite()).toEqual(['new', 'new']);
});

test('a folder with files of something else is left alone', () => {
  mkdirSync(site);
  writeFileSync(join(site, 'package.json'), '{}');
  expect(() => publish('new')).toThrow('Set SITE_OUT_DIR to a folder for the built site alone.');
  expect(readdirSync(folder)).toEqual(['dist']);
  expect(readdirSync(site)).toEqual(['package.json']);
});

const publisher = `
  const { createBuild, publishBuild } = await import(process.argv[1]);
  const { writeFileSync } = await import('node:fs');
  process.stdout.write('ready');
  for (let count = 0; ; count++) {
    const build = createBuild(process.argv[2]);
    for (const file of ['index.html', 'site-manifest.json']) writeFileSync(build + '/' + file, process.pid + ' ' + count);
    publishBuild(process.argv[2], build);
  }`;

test('a reader always finds a complete build while two processes publish and are killed', async () => {
  publish('first');
  for (let round = 0; round < 10; round++) {
    const publishers = [0, 1].map(() =>
      spawn(process.execPath, [
        '--input-type=module',
        '-e',
        publisher,
        join(root, 'tools/build-steps/publish-build.ts'),
        site,
      ]),
    );
    const ends = publishers.map((child) => once(child, 'exit'));
    onTestFinished(() => void publishers.map((child) => child.kill('SIGKILL')));
    await Promise.all(publishers.map((child) => once(child.stdout, 'data')));
    for (let read = 0; read < 20; read++) {
      const [page, manifest] = readSite();
      expect(page).toBe(manifest);
      await sleep(Math.random() * 4);
    }
    for (const child of publishers) child.kill('SIGKILL');
    await Promise.all(ends);
    const [page, manifest] = readSite();
    expect(page).toBe(manifest);
  }
  publish('last');
  expect(readSite()).toEqual(['last', 'last']);
  expect(readdirSync(`${site}-builds`).length).toBeLessThanOrEqual(4);
});

test.each([
  ['a typing mistake in the content', 'plans.yaml', { SITE_URL: 'http://127.0.0.1' }, 'no such field'],
  ['an address that is no URL', undefined, { SITE_URL: 'no address' }, 'SITE_URL: write the address'],
  ['a folder that cannot be written', undefined, { SITE_BUNDLES: '/dev/null/bundles' }, 'ENOTDIR'],
])(
  'a build that fails by %s leaves the served build unchanged',
  async (_name, file, environment, message) => {
    publish('served');
    cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
    if (file) writeFileSync(join(folder, 'content', file), 'oops: 1\n', { flag: 'a' });
    const build = promisify(execFile)(process.execPath, [join(root, 'tools/build.ts'), '--silent'], {
      cwd: folder,
      env: { ...process.env, ...environment, SITE_OUT_DIR: site },
    });
    const failure = await build.catch((error: { code: number; stdout: string; stderr: string }) => error);
    expect(failure).toMatchObject({ code: 1 });
    expect(failure.stdout + failure.stderr).toContain(message);
    expect(readSite()).toEqual(['served', 'served']);
    expect(readdirSync(`${site}-builds`)).toHaveLength(1);
    expect(existsSync(join(site, 'index.html'))).toBe(true);
  },
);

test.each(['SIGINT', 'SIGTERM'] as const)('npm start that gets %s while it builds ends', async (signal) => {
  publish('served');
  const starting = spawn(process.execPath, [join(root, 'tools/start.ts')], {
    cwd: folder,
    env: { ...process.env, SITE_OUT_DIR: site, SITE_DIR: site, PORT: '0', DATA_DIR: join(folder, 'data') },
  });
  onTestFinished(() => void starting.kill('SIGKILL'));
  // Its build has begun.
  await vi.waitFor(() => expect(readdirSync(`${site}-builds`).length).toBeGreaterThan(1), patience);
  starting.kill(signal);
  const [code] = await once(starting, 'exit');
  expect(code).toBe(128 + constants.signals[signal]);
});

test('npm start after a failed build reports it and serves the last good build', async () => {
  const build = createBuild(site);
  for (const file of ['index.html', '404.html'])
    writeFileSync(join(build, file), '<title>The last good build</title>');
  await writeManifest(build, undefined);
  publishBuild(site, build);
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, 'content/plans.yaml'), 'oops: 1\n', { flag: 'a' });
  const CONTENT_DIR = join(folder, 'content');
  const port = `${await findFreePort()}`;
  const server = spawn(process.execPath, [join(root, 'tools/start.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      CONTENT_DIR,
      SITE_OUT_DIR: site,
      SITE_DIR: site,
      PORT: port,
      DATA_DIR: join(folder, 'data'),
    },
  });
  const ended = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await ended;
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));
  const page = await vi.waitFor(async () => (await fetch(`http://127.0.0.1:${port}/`)).text(), {
    timeout: patience,
    interval: 250,
  });
  expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toBe('The last good build');
  expect(said).toContain('there is no such field');
  expect(said).toContain('The site is served as it was built before.');
  await vi.waitFor(() => expect(said).toContain('the publisher is running'), patience);
});
