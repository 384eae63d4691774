import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastFolder } from '@accounting-site/server/testing/database/fast-folder';
import { expect, onTestFinished, test } from 'vitest';
import { buildVariables } from './build-variables.ts';
import { repositoryTools } from './repository-tools.ts';

/** A repository whose build is this program. */
function open(program: string, variables: NodeJS.ProcessEnv = {}) {
  const root = mkdtempSync(join(fastFolder, 'tools-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'tools'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'tools/rebuild-site.ts'), program);
  const tools = repositoryTools(root, { PATH: process.env.PATH, ...variables });
  const out = join(root, 'out');
  const build = (signal = new AbortController().signal) =>
    tools.build(
      {
        content: join(root, 'content'),
        from: join(root, 'site'),
        out,
        now: Date.UTC(2027, 0, 1),
        strict: false,
      },
      signal,
    );
  return { root, out, build };
}

test('a build gets the settings of the site and a limit of memory, and no secret', async () => {
  const program = `import { writeFileSync } from 'node:fs';
    writeFileSync(process.argv[process.argv.indexOf('--out') + 1], JSON.stringify(process.env));`;
  const secrets = {
    DATABASE_URL: 'postgres://u:p@db/site',
    SMTP_URL: 'smtp://u:p@mail',
    INSTALLATION_KEY: 'k',
  };
  const settings = {
    SITE_URL: 'https://www.example.com',
    HOME: '/var/people/ama',
    PORT: '4000',
    SOURCE_COMMIT: 'abcdef0',
    SITE_BUNDLES: 'dist-bundles-2',
    SITE_CACHE_DIR: '/var/cache/site',
    RETENTION_LEADS_DAYS: '90',
    RETENTION_AUDIT_DAYS: '800',
  };
  const { out, root, build } = open(program, { ...secrets, ...settings, NODE_OPTIONS: '--inspect' });
  expect(await build()).toEqual([]);
  const seen = JSON.parse(readFileSync(out, 'utf8'));
  expect(seen).toMatchObject({
    ...settings,
    CONTENT_DIR: join(root, 'content'),
    CONTENT_NOW: '2027-01-01T00:00:00.000Z',
    NODE_OPTIONS: '--max-old-space-size=384',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.astro/compile-cache'),
  });
  expect(Object.keys(secrets).filter((name) => Object.hasOwn(seen, name))).toEqual([]);
});

test.each([
  ['what it writes is the picture', 'process.stdin.pipe(process.stdout)', 'upload'],
  ['its exit code refuses it', 'process.exit(2)', undefined],
  ['a crash refuses it', 'process.abort()', undefined],
])('a picture is encoded by a program of its own: %s', async (_what, program, encoded) => {
  const { root } = open('');
  writeFileSync(join(root, 'tools/encode-picture.ts'), program);
  const { encodePicture } = repositoryTools(root, { PATH: process.env.PATH });
  const result = await encodePicture(Buffer.from('upload'), new AbortController().signal);
  expect(result?.toString()).toBe(encoded);
});

test('a picture that takes too long ends its program', async () => {
  const { root } = open('');
  writeFileSync(join(root, 'tools/encode-picture.ts'), 'setInterval(() => {}, 1000)');
  const { encodePicture } = repositoryTools(root, { PATH: process.env.PATH });
  await expect(encodePicture(Buffer.alloc(1_000_000), AbortSignal.timeout(300))).rejects.toThrow();
});

test('the problems of the content are read from standard error', async () => {
  const problem = { file: 'plans.yaml', line: 2, field: 'plans[0].price', message: 'write a number' };
  const { build } = open(
    `console.error('A warning'); console.error('${JSON.stringify(problem)}'); process.exit(2);`,
  );
  expect(await build()).toEqual([problem]);
});

test.each([
  ['console.error("out of memory"); process.exit(134);', /ended with 134.*out of memory/],
  ['process.exit(2);', /ended with 2/],
  ['process.kill(process.pid, "SIGKILL");', /ended with null/],
])('a build that fails otherwise is an error: %s', async (program, message) => {
  await expect(open(program).build()).rejects.toThrow(message);
});

test('a build that cannot be started is an error, and does not end the publisher', async () => {
  const { root, build } = open('');
  rmSync(root, { recursive: true });
  await expect(build()).rejects.toThrow('ENOENT');
});

test('a build that is cancelled ends with everything that it started', async () => {
  const program = `import { spawn } from 'node:child_process'; import { writeFileSync } from 'node:fs';
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync('child', String(child.pid)); setInterval(() => {}, 1000);`;
  const { root, build } = open(program);
  const ending = new AbortController();
  const building = build(ending.signal);
  while (!existsSync(join(root, 'child'))) await sleep(20);
  ending.abort();
  await expect(building).rejects.toThrow('aborted');
  const pid = Number(readFileSync(join(root, 'child'), 'utf8'));
  await expect.poll(() => isRunning(pid)).toBe(false);
});

/** A process that has ended may stay as a zombie until its parent is told. */
function isRunning(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !/\) Z /.test(readFileSync(file, 'utf8'));
}

test.each([
  ['NODE_OPTIONS', true],
  ['NODE_COMPILE_CACHE', true],
  ['LANG', true],
  ['TZ', true],
  ['RETENTION_REGISTRATIONS_DAYS', true],
  ['DATABASE_URL', false],
  ['MY_SITE_URL', false],
])('a build gets %s: %s', (name, expected) => {
  expect(buildVariables.test(name)).toBe(expected);
});
