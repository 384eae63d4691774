import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '@accounting-site/server/config/config';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { root } from '../run-command.ts';
import { isRoot } from '../test-setup/install-debian-packages.ts';
import { fillIn } from './fill-in.ts';
import { runNginx } from './run-nginx.ts';
import { writeNginxMap } from './write-nginx-map.ts';

interface Options {
  /** The servers for all requests that match no file. */
  servers: readonly string[];
  /** Off to measure the cost of logging. */
  log?: boolean;
}

/**
 * Runs nginx with deploy/nginx.conf in front of one or more servers, on a free port and in its own folder.
 */
export async function startNginx(config: Config, { servers, log = true }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const { map, file } = await writeNginxMap(config);
  mkdirSync(join(folder, 'nginx'));
  writeFileSync(join(folder, 'nginx/map.conf'), map);
  writeFileSync(join(folder, 'nginx/file.conf'), file);
  const text = fillIn(readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'), {
    'worker_processes auto;': `worker_processes 1;${isRoot ? '\nuser root;' : ''}`,
    '/run/nginx.pid': join(folder, 'nginx.pid'),
    'listen 80 default_server': `listen 127.0.0.1:${port}`,
    'server 127.0.0.1:3000;': servers.map((server) => `server ${new URL(server).host};`).join(' '),
    'root /srv/site/dist': `root ${config.siteDir}`,
    '/srv/site/': `${folder}/`,
    '/var/log/nginx/access.log site': log ? `${folder}/access.log site` : 'off',
    '/var/log/nginx/error.log': `${folder}/error.log`,
  });
  writeFileSync(join(folder, 'nginx.conf'), text);
  const address = `http://127.0.0.1:${port}`;
  const nginx = await runNginx(join(folder, 'nginx.conf'), address);
  return {
    address,
    process: nginx.process,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
