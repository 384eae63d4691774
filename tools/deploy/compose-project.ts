import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { minute, second } from '@accounting-site/server/clock';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { files } from '../repository/files.ts';
import { root } from '../run-command.ts';
import { fillIn } from './fill-in.ts';

/** The exit code of a command line, and its combined output. */
interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a command line in a shell, up to the first command that fails, with a time limit. */
export async function runLine(line: string, folder: string, atMost = 20 * minute): Promise<Ended> {
  const child = spawn('sh', ['-euc', `exec 2>&1\n${line}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: atMost,
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code, said };
}

/** Why containers cannot run here; undefined if they can. */
export async function whyNoContainers(): Promise<string | undefined> {
  const engine = await runLine('exec docker version --format "{{.Server.Version}}"', root, 20 * second);
  if (engine.code !== 0) return `no Docker engine answers here (${engine.said.trim()})`;
  const compose = await runLine('docker compose version --short', root);
  const [, major, minor] = /(\d+)\.(\d+)/.exec(compose.said)?.map(Number) ?? [];
  const isNewEnough = compose.code === 0 && (major ?? 0) * 1000 + (minor ?? 0) >= 2024;
  return isNewEnough ? undefined : `Docker has no Compose 2.24 or newer (${compose.said.trim()})`;
}

/** A separate composition, created from the repository and not yet started. */
export interface ComposeProject {
  /** A copy of the repository without files that git ignores. */
  readonly folder: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The image of the site. */
  readonly image: string;
  /** Runs commands of docs/operations.md for this composition, whatever their exit code. */
  attempt(commands: string): Promise<Ended>;
  /** Runs them. @throws with the output unless the exit code is 0 */
  run(commands: string): Promise<Ended>;
  /** Runs `docker compose` with these arguments. @throws like `run` */
  compose(words: string): Promise<Ended>;
  /** Runs a command in the container of a service, as its own user or another one. @throws like `run` */
  inside(service: string, command: string, user?: string): Promise<Ended>;
  /** Docker's description of a service's container, running or not. */
  inspect(service: string): Promise<unknown>;
  /** The last log lines of each container, or why there are none. */
  logs(): Promise<string>;
  /** Removes everything: containers, networks, volumes, the image of the site and the folder. */
  remove(): Promise<void>;
}

const onPage = 'docker compose -f deploy/compose.yaml';

/** Overrides of deploy/compose.yaml for a shared machine. */
function describeOverride(httpPort: number, httpsPort: number): string {
  return `services:
  site:
    build:
      # Packages may be reachable by a proxy of this machine alone.
      network: host
  proxy:
    ports: !override ["127.0.0.1:${httpPort}:80", "127.0.0.1:${httpsPort}:443"]
`;
}

/**
 * Copies the repository and gives the composition names, ports and a network that are unique on this machine.
 */
export async function makeComposeProject(): Promise<ComposeProject> {
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const folder = mkdtempSync(join(tmpdir(), 'containers-'));
  // Simulates a machine with umask 077: the files in the image must be readable nevertheless.
  for (const file of files) {
    const copy = join(folder, file);
    mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
    cpSync(join(root, file), copy);
    chmodSync(copy, statSync(copy).mode & 0o700);
  }
  const composeFile = join(folder, 'deploy/compose.yaml');
  // Occurs twice: as the network of the proxy, and as the server's trusted proxies.
  const network = `172.30.${72 + ((randomBytes(1)[0] ?? 0) % 180)}.0/24`;
  writeFileSync(composeFile, fillIn(readFileSync(composeFile, 'utf8'), { '172.30.71.0/24': network }));
  writeFileSync(join(folder, 'deploy/override.yaml'), describeOverride(httpPort, httpsPort));

  const name = `site-test-${randomBytes(4).toString('hex')}`;
  const image = `accounting-site:${name}`;
  const ours = `SITE_VERSION=${name} docker compose -p ${name} -f deploy/compose.yaml -f deploy/override.yaml`;
  const attempt = (commands: string) => runLine(commands.replaceAll(onPage, ours), folder);
  const run = async (commands: string) => {
    const ended = await attempt(commands);
    if (ended.code === 0) return ended;
    throw new Error(`${commands}\nended with ${ended.code}:\n${ended.said.slice(-4000)}`);
  };
  const compose = (words: string) => run(`${onPage} ${words}`);
  return {
    ...{ folder, httpPort, httpsPort, image, attempt, run, compose },
    inside: (service, command, user) =>
      compose(`exec -T ${user === undefined ? '' : `-u ${user} `}${service} ${command}`),
    async inspect(service) {
      const { said } = await run(`docker inspect $(${onPage} ps --all --quiet ${service})`);
      return JSON.parse(said)[0];
    },
    logs: async () => (await attempt(`${onPage} logs --no-color --tail 20`)).said,
    async remove() {
      await attempt(`${onPage} down --volumes --remove-orphans --timeout 5`);
      await attempt(`docker image rm ${image}`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
