import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit } from './run-command.ts';

/**
 * Installs the packages of a folder with its own lockfile, unless exactly those are installed. Only the
 * commands that need them do so, because few people run these commands and the packages are many.
 * @param folder such as bench
 */
export async function installOwnPackages(folder: string, base = root): Promise<void> {
  const cwd = join(base, folder);
  const lockfile = readFileSync(join(cwd, 'package-lock.json'), 'utf8');
  // npm ci removes this copy with everything else, so an interrupted installation is repeated.
  const installed = join(cwd, 'node_modules/installed-lockfile.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lockfile) return;
  console.log(
    `Installing the packages of ${folder}. This happens once, and again when its lockfile changes.`,
  );
  await runOrExit('npm', ['ci', '--include=dev', '--ignore-scripts', '--loglevel=error'], { cwd });
  writeFileSync(installed, lockfile);
}
