import { existsSync } from 'node:fs';
import { installDebianPackages } from '../test-setup/install-debian-packages.ts';

const program = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Debian's nginx with its Brotli module, installed if it is missing and this process has the rights.
 * @throws if it is missing and cannot be installed
 */
export async function findOrInstallNginx(): Promise<string> {
  if (isThere()) return program;
  await installDebianPackages(['nginx-light', 'libnginx-mod-http-brotli-static']);
  if (isThere()) return program;
  throw new Error('Install nginx: apt-get install nginx-light libnginx-mod-http-brotli-static');
}

const isThere = () => existsSync(program) && existsSync(brotli);
