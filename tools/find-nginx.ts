import { existsSync } from 'node:fs';
import { isRoot } from './find-browser.ts';
import { run } from './run-command.ts';

const program = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Debian's nginx with its Brotli module, installed where it is missing and this process may.
 * @throws when it is not there and cannot be installed
 */
export async function findOrInstallNginx(): Promise<string> {
  if (isThere()) return program;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const quietly = { environment: { DEBIAN_FRONTEND: 'noninteractive' }, quietUntilEnd: true };
    const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
    await run('apt-get', ['update', '-qq'], quietly);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quietly);
  }
  if (isThere()) return program;
  throw new Error('Install nginx: apt-get install nginx-light libnginx-mod-http-brotli-static');
}

const isThere = () => existsSync(program) && existsSync(brotli);
