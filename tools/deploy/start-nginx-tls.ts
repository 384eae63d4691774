import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { root } from '../run-command.ts';
import { isRoot } from '../test-setup/install-debian-packages.ts';
import { askOverTls } from './ask-over-tls.ts';
import { fillIn } from './fill-in.ts';
import { makeCertificate } from './make-certificate.ts';
import { runNginx } from './run-nginx.ts';

export const publicName = 'www.example.com';

/**
 * Runs nginx with deploy/nginx-tls.conf in front of two servers of this machine, with a certificate created
 * for it.
 * @param edge the address of a CDN, whose lines in the configuration are then uncommented
 */
export async function startNginxTls(ports: [number, number], edge?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-tls-'));
  const [http, https] = [await findFreePort(), await findFreePort()];
  const [key, certificate] = await makeCertificate(folder, [publicName, 'example.com']);
  const file = join(folder, 'nginx.conf');
  const text = fillIn(readFileSync(join(root, 'deploy/nginx-tls.conf'), 'utf8'), {
    'user www-data;': isRoot ? 'user root;' : '',
    'worker_processes auto;': 'worker_processes 1;',
    '/run/nginx.pid': join(folder, 'nginx.pid'),
    '/var/log/nginx': folder,
    '/etc/letsencrypt/live/www.example.com/fullchain.pem': certificate,
    '/etc/letsencrypt/live/www.example.com/privkey.pem': key,
    'listen [::]:80 default_server;': '',
    'listen [::]:443 ssl http2 default_server;': '',
    'listen [::]:443 ssl http2;': '',
    'listen 80 ': `listen 127.0.0.1:${http} `,
    'listen 443 ssl': `listen 127.0.0.1:${https} ssl`,
    '127.0.0.1:3001': `127.0.0.1:${ports[0]}`,
    '127.0.0.1:3002': `127.0.0.1:${ports[1]}`,
    ...(edge !== undefined && {
      '#   set_real_ip_from 192.0.2.0/24;': `set_real_ip_from ${edge};`,
      '#   real_ip_header ': 'real_ip_header ',
      '#   real_ip_recursive ': 'real_ip_recursive ',
    }),
  });
  writeFileSync(file, text);
  const nginx = await runNginx(file, `http://127.0.0.1:${http}`);

  const send = askOverTls(https, publicName, readFileSync(certificate, 'utf8'));

  return {
    http: `http://127.0.0.1:${http}`,
    httpsPort: https,
    /** Its configuration, which a test may change, and its process, which reloads it on SIGHUP. */
    file,
    process: nginx.process,
    ask: async (...sent: Parameters<typeof send>) => {
      const answer = await send(...sent);
      return { ...answer, body: answer.body.toString() };
    },
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
