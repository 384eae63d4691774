import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run-command.ts';

/**
 * The Chromium that is on this machine: CHROMIUM_PATH, Debian's, or the one Playwright downloaded.
 * @throws when CHROMIUM_PATH names something that is no browser: to take another one silently would mislead
 */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (starts(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, which does not start. Correct it or unset it.`);
  }
  return ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()].find(starts);
}

/** Finds Chromium, or installs it: with apt on Debian as root, else Playwright's own download. */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium for the end-to-end tests. This happens once.');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && isDebian()) {
    const quietly = { environment: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quietly);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], quietly);
  }
  if (!findChromium()) {
    const systemLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
    await run('playwright', ['install', ...systemLibraries, 'chromium']);
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be installed. Install Chromium or Chrome yourself and set CHROMIUM_PATH to its program.',
  );
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

// Ubuntu's package of this name only points to a snap, which does not run in containers.
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
