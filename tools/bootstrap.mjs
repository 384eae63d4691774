// Runs a script of this repository from a fresh clone: `node tools/bootstrap.mjs <script.ts> [args]`.
// Installs what is missing, then runs the script with the Node that the lockfile pins. Plain JavaScript
// without dependencies: it runs before anything is installed, on any Node from 18. With --production before the
// script, it installs only what a server needs that is given releases.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
// Node for each platform is a package of its own, so that the lockfile contains the hash of the binary
// itself.
const platform = process.platform === 'win32' ? 'win' : process.platform;
const nodePath = join(`node-${platform}-${process.arch}`, 'bin', platform === 'win' ? 'node.exe' : 'node');
const runtime = join(modules, nodePath);
/** Marks packages that --production installed. */
const serverMark = join(modules, '.for-a-server');

const parent = process.ppid;
const isProduction = process.argv[2] === '--production';
const [script, ...scriptArguments] = process.argv.slice(isProduction ? 3 : 2);
if (script === undefined)
  fail('name the script to run, for example: node tools/bootstrap.mjs tools/start.ts');
if (Number.parseInt(process.versions.node, 10) < 18) {
  fail(
    `this is Node ${process.versions.node}. Install Node 18 or newer from https://nodejs.org, then try again.`,
  );
}

install();
handOver(chooseRuntime());

function install() {
  if (isProduction) {
    const parts = ['--workspace=apps/server', '--workspace=apps/manage', '--include-workspace-root'];
    runNpm(['ci', '--omit=dev', ...parts], isTooOldToInstall() ? installNewerNpm() : startedWith());
    writeFileSync(serverMark, '');
    return;
  }
  // Installing the others would delete the Node and the packages that the servers are running with.
  if (existsSync(serverMark)) {
    fail(
      [
        'this folder has only the packages of a server.',
        "For the owner's commands, use site-manage (docs/operations.md, step 6). To build or test the site here,",
        'delete node_modules first, and only where no server runs.',
      ].join('\n  '),
    );
  }
  if (!isInstalled() || (existsSync(runtime) && !runs(runtime))) {
    console.log('Installing packages. This happens once, and again when package-lock.json changes.');
    // Development packages build and test the site, so they are installed even with NODE_ENV=production.
    runNpm(['ci', '--include=dev'], isTooOldToInstall() ? installNewerNpm() : startedWith());
  }
}

/** On an older Node, npm silently skips native packages that require a newer one. */
function isTooOldToInstall() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const oldest = { 20: 19, 22: 12 };
  return major < 20 || major === 21 || minor < (oldest[major] ?? 0);
}

/**
 * Installs a newer Node and npm into a temporary folder. `--force`: npm refuses to run on a Node older than
 * it requires.
 */
function installNewerNpm() {
  const folder = mkdtempSync(join(tmpdir(), 'npm-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    copyFileSync(join(root, file === '.npmrc' ? '.' : 'tools/newer-npm', file), join(folder, file));
  }
  runNpm(['ci', '--force', '--ignore-scripts'], startedWith(), folder);
  const newer = join(folder, 'node_modules', nodePath);
  if (!existsSync(newer)) failWithoutNode();
  return [newer, join(folder, 'node_modules/npm/bin/npm-cli.js')];
}

/** Compares the installed packages with the lockfile. File dates are no help: git sets them at checkout. */
function isInstalled() {
  const installed = readPackages(join(modules, '.package-lock.json'));
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (wanted === undefined)
    fail('package-lock.json is missing or cannot be read. Restore it, then try again.');
  if (installed === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The npm that started us, on its own Node, because the one in node_modules may be about to be replaced. */
function startedWith() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm?.endsWith('npm-cli.js') && node && !node.startsWith(modules) ? [node, npm] : undefined;
}

/** Runs an npm command in a folder: with a Node and a script of npm, or the npm on PATH. */
function runNpm(command, nodeAndNpm, cwd = root) {
  const all = [...command, '--loglevel=error', '--no-fund', '--no-audit', '--no-update-notifier'];
  const [node, npm] = nodeAndNpm ?? [];
  const started = node
    ? spawnSync(node, [npm, ...all], { cwd, stdio: 'inherit' })
    : spawnSync(`npm ${all.join(' ')}`, { cwd, stdio: 'inherit', shell: true });
  if (started.status === 0) return;
  if (started.status === 127)
    fail('npm was not found. It comes with Node: install both from https://nodejs.org.');
  if (started.error) fail(`npm could not be started: ${started.error.message}`);
  fail(
    [
      `'npm ${command.join(' ')}' did not finish; its own message is above.`,
      'No network? Packages come from the registry in your npm settings (npm config get registry):',
      'check the connection, the proxy or that registry, then run the same command again.',
    ].join('\n  '),
  );
}

function chooseRuntime() {
  if (runs(runtime)) return runtime;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 4)) return process.execPath;
  return failWithoutNode();
}

function failWithoutNode() {
  fail(
    [
      `no Node comes with the packages for ${process.platform} ${process.arch}.`,
      'One comes for Linux with glibc and for Windows. Elsewhere (macOS, Alpine Linux),',
      'install Node 24.4 or newer yourself and run the same command with it.',
    ].join('\n  '),
  );
}

function runs(node) {
  return existsSync(node) && spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}

function handOver(node) {
  const path = [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node, [resolve(root, script), ...scriptArguments], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  // Ctrl-C in a terminal reaches the child directly, and a second signal ends it without a clean shutdown. So
  // each other signal is forwarded once, and Ctrl-C is not.
  const signals = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
  if (process.stdin.isTTY) process.on('SIGINT', () => {});
  for (const signal of signals) {
    process.once(signal, () => {
      process.on(signal, () => {});
      child.kill(signal);
    });
  }
  // Ending npm also ends the shell between npm and us, without a signal to this process.
  if (process.env.npm_lifecycle_event !== undefined) {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, 250);
  }
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
  });
}

function fail(message) {
  console.error(`\nCannot start: ${message}`);
  process.exit(1);
}
