import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { root } from '../run-command.ts';
import { fillIn } from './fill-in.ts';
import { findOrFetchCaddy } from './find-caddy.ts';

interface Options {
  /** SITE_HOST: may have a port; without TLS if it begins with http. */
  host: string;
  /** SITE_SERVERS: host and port. */
  server: string;
}

/**
 * Runs Caddy with the file of deploy/ in front of a server, in its own folder. It listens when this resolves.
 */
export async function startCaddy({ host, server }: Options) {
  const caddy = await findOrFetchCaddy();
  const plainPort = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const config = fillIn(readFileSync(join(root, 'deploy/Caddyfile'), 'utf8'), {
    '\tgrace_period 10s': [
      '\tadmin off',
      '\tgrace_period 1s',
      `\thttp_port ${plainPort}`,
      '\tskip_install_trust',
    ].join('\n'),
  });
  writeFileSync(join(folder, 'Caddyfile'), config);
  const words = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  const child = spawn(caddy, words, {
    env: {
      ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      ...{ SITE_HOST: host, SITE_SERVERS: server },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!hasEnded() && !log.includes('serving initial configuration')) await sleep(25);
  if (hasEnded()) throw new Error(`Caddy did not start:\n${log}`);
  return {
    /** The address for requests without TLS. */
    plain: `http://127.0.0.1:${plainPort}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
