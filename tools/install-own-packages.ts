import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run-command.ts';

/**
 * Installs the packages of a folder with its own lockfile, unless exactly those are installed. Only the
 * commands that need them do so, because few people run these commands and the packages are many.
 * @param folder such as bench
 */
export async function installOwnPackages(folder: string, base = root): Promise<void> {
  const code = await tryToInstall(folder, base);
  if (code !== 0) process.exit(code);
}

/** As above, for a command that can do without them. @returns 0, or the exit code of npm */
export async function tryToInstall(folder: string, base = root): Promise<number> {
  const cwd = join(base, folder);
  const lockfile = readFileSync(join(cwd, 'package-lock.json'), 'utf8');
  // npm ci removes this copy with everything else, so an interrupted installation is repeated.
  const installed = join(cwd, 'node_modules/installed-lockfile.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lockfile) return 0;
  console.log(
    `Installing the packages of ${folder}. This happens once, and again when its lockfile changes.`,
  );
  const code = await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--loglevel=error'], { cwd });
  if (code === 0) writeFileSync(installed, lockfile);
  return code;
}
