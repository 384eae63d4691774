import { existsSync } from 'node:fs';
import { isRoot } from './find-browser.ts';
import { run } from './run-command.ts';

/**
 * A program of Debian, installed where it is missing and this process may.
 * @param program where its package puts it
 * @throws when it is not there and cannot be installed
 */
export async function findOrInstall(program: string, debianPackage: string): Promise<string> {
  if (existsSync(program)) return program;
  await installDebianPackages([debianPackage]);
  if (existsSync(program)) return program;
  throw new Error(`There is no ${program}. Install it: apt-get install ${debianPackage}`);
}

/** Installs packages of Debian where this process may. What came of it is for the caller to see. */
export async function installDebianPackages(packages: string[]): Promise<void> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  await runWithApt(`apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`);
}

/**
 * Renews apt's lists and runs a command line. Tests that need apt at the same time would find it locked: they take turns.
 * @param folder where it runs
 */
export async function runWithApt(command: string, folder?: string): Promise<void> {
  const line = `apt-get update -qq && ${command}`;
  await run('flock', ['/tmp/accounting-site-apt.lock', 'sh', '-c', line], {
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
    quietUntilEnd: true,
    ...(folder !== undefined && { cwd: folder }),
  });
}
