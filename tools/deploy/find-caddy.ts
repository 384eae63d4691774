import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run-command.ts';
import { isRoot, runWithApt } from '../test-setup/install-debian-packages.ts';

const folder = join(root, 'node_modules/.cache/caddy');
const places = [
  '/usr/bin/caddy',
  '/usr/local/bin/caddy',
  '/opt/homebrew/bin/caddy',
  `${folder}/usr/bin/caddy`,
];

/**
 * Caddy: the one on this machine, or Debian's package, unpacked next to the npm packages. It is not
 * installed, because a test must not leave a server on ports 80 and 443.
 * @throws if it is missing and cannot be downloaded
 */
export async function findOrFetchCaddy(): Promise<string> {
  const found = places.find(existsSync);
  if (found !== undefined) return found;
  if (existsSync('/usr/bin/apt-get')) {
    mkdirSync(folder, { recursive: true });
    const fetching = 'apt-get -o APT::Sandbox::User=root download -qq caddy';
    // Only root can update apt's lists. Other users rely on existing ones.
    await (isRoot
      ? runWithApt(fetching, folder)
      : run('sh', ['-c', fetching], { cwd: folder, quietUntilEnd: true }));
    await run('sh', ['-c', 'dpkg -x caddy_*.deb . && rm caddy_*.deb'], { cwd: folder, quietUntilEnd: true });
  }
  const fetched = places.find(existsSync);
  if (fetched !== undefined) return fetched;
  throw new Error('Install Caddy: https://caddyserver.com/docs/install');
}
