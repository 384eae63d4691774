import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { findOrInstall } from '../test-setup/install-debian-packages.ts';

/** Debian's module, which its package configures nginx to load. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Runs nginx until it is stopped.
 * @param file its configuration
 * @param address responds once nginx is ready
 * @throws with nginx's output if it does not start, or is missing and cannot be installed
 */
export async function runNginx(file: string, address: string) {
  const nginx = await findOrInstall('/usr/sbin/nginx', 'nginx-light');
  await findOrInstall(brotli, 'libnginx-mod-http-brotli-static');
  const child = spawn(nginx, ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  while (child.exitCode === null && !(await answers(address))) await sleep(25);
  if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
  return {
    process: child,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const answers = (address: string) =>
  fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
