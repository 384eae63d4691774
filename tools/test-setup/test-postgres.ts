// Our own PostgreSQL for tests: in a temporary folder, on a socket file, removed afterwards.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastFolder } from '@accounting-site/server/testing/database/fast-folder';
import pg from 'pg';
import { installDebianPackages, isRoot } from './install-debian-packages.ts';

/** A running test cluster. */
interface TestPostgres {
  /** The URL of one of its databases. */
  url(database: string): string;
  /** The folder of its socket, for tests that put a proxy in front of it. */
  readonly folder: string;
  /** Kills the server immediately, like a power cut, and keeps its files. */
  kill(): Promise<void>;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

interface Owner {
  uid: number;
  gid: number;
}

/**
 * Creates and starts a cluster. It never waits for the disk, because its data need not survive a crash of the
 * machine.
 * @param more settings of postgresql.conf, computed once the folder of the socket is known
 * @throws if PostgreSQL is missing and cannot be installed
 */
export async function startTestPostgres(
  more: (folder: string) => Record<string, string> | Promise<Record<string, string>> = () => ({}),
): Promise<TestPostgres> {
  const programs = await findPrograms();
  const owner = isRoot ? findOwner() : undefined;
  const folder = mkdtempSync(join(fastFolder, 'test-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );

  const chosen = { ...fast(folder), ...(await more(folder)) };
  const url = (database: string) => `postgres://postgres@/${database}?host=${folder}&port=${chosen.port}`;
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(join(programs, 'postgres'), ['-D', data, ...settings(chosen)], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    await waitUntilReady(url('postgres'));
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  // The server ends with this process, however that ends. On SIGQUIT it ends without cleaning up.
  process.once('exit', () => server?.kill('SIGQUIT'));

  await start();
  return {
    url,
    folder,
    kill: () => end('SIGQUIT'),
    start,
    async stop() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const fast = (folder: string) => ({
  port: '5432',
  listen_addresses: '',
  unix_socket_directories: folder,
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
});

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function findPrograms(): Promise<string> {
  if (installedPrograms() === undefined) await installDebianPackages(['postgresql']);
  const programs = installedPrograms();
  if (programs !== undefined) return programs;
  throw new Error('The tests need PostgreSQL 15 or newer. Install it so that initdb and postgres are there.');
}

function installedPrograms(): string | undefined {
  const places = [
    ...globSync('/usr/lib/postgresql/*/bin').sort(compareVersions).reverse(),
    ...(process.env.PATH ?? '').split(':'),
    '/opt/homebrew/bin',
  ];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')));
}

function compareVersions(one: string, other: string): number {
  const version = (place: string) => Number.parseInt(dirname(place).split('/').at(-1) ?? '', 10);
  return version(one) - version(other);
}

/** PostgreSQL refuses to run as root; its package creates a user for it. */
function findOwner(): Owner {
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      await runStatement(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start', { cause: error });
      await sleep(50);
    }
  }
}

/** Runs one statement over a connection of its own. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}
