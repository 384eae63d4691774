import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { root } from './run-command.ts';

const lockfile = JSON.stringify({
  packages: {
    '': { name: 'clone' },
    'node_modules/a-package': { version: '24.1.0', integrity: 'sha512-a' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  },
});
const installed = JSON.stringify({
  packages: { 'node_modules/a-package': { version: '24.1.0', integrity: 'sha512-a' } },
});

const nodeFolder = `node_modules/node-${process.platform}-${process.arch}/bin`;

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  for (const folder of ['tools/newer-npm', 'programs', nodeFolder]) {
    mkdirSync(join(clone, folder), { recursive: true });
  }
  for (const file of ['tools/bootstrap.mjs', 'tools/newer-npm/package.json', '.npmrc']) {
    copyFileSync(join(root, file), join(clone, file));
  }
  write('tools/newer-npm/package-lock.json', '{ "the fallback": "pinned" }');
  write('package-lock.json', lockfile);
  write('node_modules/.package-lock.json', installed);
  writeProgram(`${nodeFolder}/node`, `exec "${process.execPath}" "$@"`);
  writeProgram('programs/npm', `echo "$@" >> "${join(clone, 'npm-was-asked')}"`);
});

const write = (file: string, content: string) => writeFileSync(join(clone, file), content);

function writeProgram(file: string, script: string) {
  write(file, `#!/bin/sh\n${script}\n`);
  chmodSync(join(clone, file), 0o755);
}

const whatNpmWasAsked = () => readFileSync(join(clone, 'npm-was-asked'), 'utf8');

const start = (...args: string[]) => startOnNode(process.versions.node, ...args);

function startOnNode(version: string, ...args: string[]) {
  const claim = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(claim)}`, 'tools/bootstrap.mjs', ...args],
    {
      cwd: clone,
      env: {
        PATH: [join(clone, 'programs'), process.env.PATH].join(delimiter),
        NODE_ENV: 'production',
        NODE: process.execPath,
      },
    },
  );
  const finished = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { child, finished: finished.then(([output, errors, [code]]) => ({ output, errors, code })) };
}

test('a complete installation starts without an install, and passes on arguments and exit code', async () => {
  write('script.ts', 'const given: string[] = process.argv.slice(2); console.log(given); process.exit(7);');
  const { output, errors, code } = await start('script.ts', 'one', 'two words').finished;
  expect({ output, errors, code }).toEqual({ output: "[ 'one', 'two words' ]\n", errors: '', code: 7 });
});

test('the script finds the installed programs first', async () => {
  write('script.ts', 'console.log(process.env.PATH);');
  const { output } = await start('script.ts').finished;
  expect(output.split(delimiter).slice(0, 2)).toEqual([
    join(clone, nodeFolder),
    join(clone, 'node_modules/.bin'),
  ]);
});

test.each([
  ['nothing is installed', undefined],
  ['another version is installed', installed.replace('24.1.0', '23.0.0')],
  ['a package is missing', JSON.stringify({ packages: {} })],
  ['an installation was cut short', installed.slice(0, 20)],
])('where %s, npm installs, development packages too', async (_case, found) => {
  rmSync(join(clone, 'node_modules/.package-lock.json'));
  if (found !== undefined) write('node_modules/.package-lock.json', found);
  write('script.ts', '');
  const { code } = await start('script.ts').finished;
  expect(whatNpmWasAsked()).toMatch(/^ci --include=dev .*--loglevel=error/);
  expect(code).toBe(0);
});

test('where --production installed the packages of a server, nothing else is installed, and the message says what to use', async () => {
  write('script.ts', '');
  expect((await start('--production', 'script.ts').finished).code).toBe(0);
  rmSync(join(clone, 'npm-was-asked'));
  write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
  const { errors, code } = await start('script.ts').finished;
  expect({ code, isAsked: existsSync(join(clone, 'npm-was-asked')) }).toEqual({ code: 1, isAsked: false });
  expect(errors).toContain('site-manage');
});

test('on a Node that is too old for the packages, a pinned newer Node and npm install them', async () => {
  rmSync(join(clone, 'node_modules/.package-lock.json'));
  const install = `cat package-lock.json; mkdir -p ${nodeFolder} node_modules/npm/bin; ln -s "$NODE" ${nodeFolder}/node`;
  const npm = `echo 'console.log("newer npm", process.argv.slice(2, 4), process.cwd())' > node_modules/npm/bin/npm-cli.js`;
  writeProgram('programs/npm', `echo "$@" >> "${join(clone, 'npm-was-asked')}"; ${install}; ${npm}`);
  write('script.ts', 'console.log("started");');
  const { output, errors } = await startOnNode('18.20.4', 'script.ts').finished;
  expect(whatNpmWasAsked()).toMatch(/^ci --force --ignore-scripts/);
  expect(output).toContain('{ "the fallback": "pinned" }');
  expect(output).toContain(`newer npm [ 'ci', '--include=dev' ] ${clone}\nstarted`);
  expect(errors).toBe('');
});

test('on an old Node and a platform without a packaged Node, the message says to install Node 24', async () => {
  rmSync(join(clone, 'node_modules/.package-lock.json'));
  write('script.ts', 'console.log("started");');
  const { output, errors, code } = await startOnNode('18.20.4', 'script.ts').finished;
  expect(errors).toContain('install Node 24.4 or newer yourself');
  expect(output).not.toContain('started');
  expect(code).toBe(1);
});

test('a failed installation names what to check, and does not start the script', async () => {
  rmSync(join(clone, 'node_modules/.package-lock.json'));
  writeProgram('programs/npm', 'echo "ECONNREFUSED" >&2; exit 1');
  write('script.ts', 'console.log("started");');
  const { output, errors, code } = await start('script.ts').finished;
  expect(errors).toMatch(/ECONNREFUSED[\s\S]*'npm ci --include=dev' did not finish[\s\S]*No network\?/);
  expect(output).not.toContain('started');
  expect(code).toBe(1);
});

test('a signal reaches the script once, and its exit code is passed on', async () => {
  write(
    'script.ts',
    `let times = 0;
     process.on('SIGTERM', () => { times += 1; if (times === 1) setTimeout(() => process.exit(10 + times), 200); });
     setInterval(() => {}, 1000);
     console.log('ready');`,
  );
  const { child, finished } = start('script.ts');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 50));
  child.kill('SIGTERM');
  expect(await finished).toMatchObject({ code: 11 });
});

test('ending npm ends the script', async () => {
  write(
    'script.ts',
    "process.on('SIGTERM', () => { console.log('ended'); process.exit(); }); setInterval(() => {}, 1000); console.log('ready');",
  );
  const shell = spawn('sh', ['-c', `"${process.execPath}" tools/bootstrap.mjs script.ts; true`], {
    cwd: clone,
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  const output = text(shell.stdout);
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  expect(await output).toContain('ended');
});
