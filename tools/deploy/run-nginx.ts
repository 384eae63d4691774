import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { findOrInstallNginx } from './find-nginx.ts';

/**
 * Runs nginx until it is stopped.
 * @param file its configuration
 * @param address responds once nginx is ready
 * @throws with nginx's output if it does not start
 */
export async function runNginx(file: string, address: string) {
  const nginx = await findOrInstallNginx();
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
