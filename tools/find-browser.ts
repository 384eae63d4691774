import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { run } from './run-command.ts';

/** A browser that the tests drive. */
export interface Browser {
  name: string;
  /** The environment variable that names another program. */
  variable: string;
  /** Where it may be, the best place first. */
  paths: string[];
  /** Debian's packages of it, installed by apt. */
  packages: string[];
  /** Another way to get it, where apt is not there for us. */
  download: () => Promise<unknown>;
}

/**
 * The program on this machine: what the variable names, else the first that starts.
 * @throws when the variable names something that is no browser: to take another one silently would mislead
 */
export function findBrowser({ name, variable, paths }: Browser): string | undefined {
  const wanted = process.env[variable];
  if (wanted) {
    if (starts(wanted)) return wanted;
    throw new Error(`${variable} is ${wanted}, which does not start as ${name}. Correct it or unset it.`);
  }
  return paths.find(starts);
}

/** Finds the browser, or installs it: with apt on Debian as root, else by its download. */
export async function findOrInstallBrowser(browser: Browser): Promise<string> {
  const found = findBrowser(browser);
  if (found) return found;
  console.log(`Installing ${browser.name} for the end-to-end tests. This happens once.`);
  if (isRoot && isDebian()) {
    const quietly = { environment: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quietly);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...browser.packages], quietly);
  }
  if (!findBrowser(browser)) await browser.download();
  const installed = findBrowser(browser);
  if (installed) return installed;
  throw new Error(
    `${browser.name} could not be installed. Install it yourself and set ${browser.variable} to its program.`,
  );
}

/** Whether packages of the system can be installed. */
export const isRoot = process.getuid?.() === 0;

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

// Ubuntu's packages of these names only point to snaps, which do not run in containers.
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
