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
import { findFreePort } from '@accounting-site/server/testing/find-free-port';
import { files } from '../repository/files.ts';
import { root } from '../run-command.ts';
import { fillIn } from './fill-in.ts';

/** What a command line ended with, and what it said on either channel. */
export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a command line as a person would, up to the first command that fails, and no longer than it may. */
export async function runLine(line: string, folder: string, atMost = 20 * minute): Promise<Ended> {
  const child = spawn('sh', ['-euc', `exec 2>&1\n${line}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: atMost,
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code, said };
}

/** Why no containers can be run here; undefined where they can. */
export async function whyNoContainers(): Promise<string | undefined> {
  const engine = await runLine('exec docker version --format "{{.Server.Version}}"', root, 20 * second);
  if (engine.code !== 0) return `no Docker engine answers here (${engine.said.trim()})`;
  const compose = await runLine('docker compose version --short', root);
  const [, major, minor] = /(\d+)\.(\d+)/.exec(compose.said)?.map(Number) ?? [];
  const isNewEnough = compose.code === 0 && (major ?? 0) * 1000 + (minor ?? 0) >= 2024;
  return isNewEnough ? undefined : `Docker has no Compose 2.24 or newer (${compose.said.trim()})`;
}

/** A composition of its own, made of what the repository holds and not yet up. */
export interface ComposeProject {
  /** A copy of the repository without anything that git ignores. */
  readonly folder: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The image of the site. */
  readonly image: string;
  /** Runs commands as docs/operations.md writes them, for this composition, whatever they end with. */
  attempt(commands: string): Promise<Ended>;
  /** Runs them. @throws with what was said unless they end with 0 */
  run(commands: string): Promise<Ended>;
  /** Runs `docker compose` with these words. @throws as `run` does */
  compose(words: string): Promise<Ended>;
  /** Runs a command in the container of a service, as the user that it has or another one. @throws as `run` does */
  inside(service: string, command: string, user?: string): Promise<Ended>;
  /** What Docker knows about the container of a service, running or not. */
  inspect(service: string): Promise<unknown>;
  /** The last lines of each container, or why there are none. */
  logs(): Promise<string>;
  /** Takes everything down: containers, networks, volumes, the image of the site and the folder. */
  remove(): Promise<void>;
}

const onPage = 'docker compose -f deploy/compose.yaml';

/** What a machine that others use needs besides deploy/compose.yaml. */
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

/** Copies the repository and gives the composition names, ports and a network that nothing else on this machine has. */
export async function makeComposeProject(): Promise<ComposeProject> {
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const folder = mkdtempSync(join(tmpdir(), 'containers-'));
  // As on a machine whose umask is 077: what is in the image has to be readable all the same.
  for (const file of files) {
    const copy = join(folder, file);
    mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
    cpSync(join(root, file), copy);
    chmodSync(copy, statSync(copy).mode & 0o700);
  }
  const composeFile = join(folder, 'deploy/compose.yaml');
  // Stands twice: the network of the proxy, and whom the server believes.
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
