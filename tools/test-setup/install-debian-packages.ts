import { existsSync } from 'node:fs';
import { run } from '../run-command.ts';

/** Whether system packages can be installed. */
export const isRoot = process.getuid?.() === 0;

/**
 * A program of Debian, installed if it is missing and this process has the rights.
 * @param program the path where its package installs it
 * @throws if it is missing and cannot be installed
 */
export async function findOrInstall(program: string, debianPackage: string): Promise<string> {
  if (existsSync(program)) return program;
  await installDebianPackages([debianPackage]);
  if (existsSync(program)) return program;
  throw new Error(`There is no ${program}. Install it: apt-get install ${debianPackage}`);
}

/** Installs Debian packages if this process has the rights. The caller checks the result. */
export async function installDebianPackages(packages: string[]): Promise<void> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(' and ')}. This happens once.`);
  await runWithApt(`apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`);
}

/**
 * Updates apt's lists and runs a command line. Concurrent tests would find apt locked, so they take turns.
 * @param folder the working directory
 */
export async function runWithApt(command: string, folder?: string): Promise<void> {
  const line = `apt-get update -qq && ${command}`;
  await run('flock', ['/tmp/accounting-site-apt.lock', 'sh', '-c', line], {
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
    quietUntilEnd: true,
    ...(folder !== undefined && { cwd: folder }),
  });
}
