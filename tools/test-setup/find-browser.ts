import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { installDebianPackages } from './install-debian-packages.ts';

/** A browser for the tests. */
export interface Browser {
  name: string;
  /** The environment variable with the path of another program. */
  variable: string;
  /** Possible locations, the best first. */
  paths: string[];
  /** Its Debian packages, installed with apt. */
  packages: string[];
  /** Another way to install it, if apt is not available. */
  download: () => Promise<unknown>;
}

/**
 * The program on this machine: the one in the variable, or the first that starts.
 * @throws if the variable is set to something that is not a browser: silently using another one would mislead
 */
export function findBrowser({ name, variable, paths }: Browser): string | undefined {
  const wanted = process.env[variable];
  if (wanted) {
    if (starts(wanted)) return wanted;
    throw new Error(`${variable} is ${wanted}, which does not start as ${name}. Correct it or unset it.`);
  }
  return paths.find(starts);
}

/** Finds the browser, or installs it: with apt on Debian as root, else by its own download. */
export async function findOrInstallBrowser(browser: Browser): Promise<string> {
  const found = findBrowser(browser);
  if (found) return found;
  if (isDebian()) await installDebianPackages(browser.packages);
  if (!findBrowser(browser)) {
    console.log(`Downloading ${browser.name} for the end-to-end tests. This happens once.`);
    await browser.download();
  }
  const installed = findBrowser(browser);
  if (installed) return installed;
  throw new Error(
    `${browser.name} could not be installed. Install it yourself and set ${browser.variable} to its program.`,
  );
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

// Ubuntu's packages with these names only install snaps, which do not run in containers.
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
