import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run-command.ts';

// The same engine without the windows, which cost a test more than the page it looks at.
const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()];

/**
 * The Chromium that is on this machine: CHROMIUM_PATH, Debian's, or the one Playwright downloaded.
 * @throws when CHROMIUM_PATH names something that is no browser: to take another one silently would mislead
 */
export function findChromium({ isWatched = false } = {}): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (starts(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, which does not start. Correct it or unset it.`);
  }
  return (isWatched ? browsers : [headlessShell, ...browsers]).find(starts);
}

/**
 * Finds Chromium, or installs it: with apt on Debian as root, else Playwright's own download.
 * @param isWatched whether somebody wants to see it work, for which it needs windows
 */
export async function findOrInstallChromium({ isWatched = false } = {}): Promise<string> {
  const found = findChromium({ isWatched });
  if (found) return found;
  console.log('Installing Chromium for the end-to-end tests. This happens once.');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && isDebian()) {
    const quietly = { environment: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quietly);
    const wanted = isWatched
      ? ['chromium']
      : ['--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'];
    await run('apt-get', ['install', '-y', '-qq', ...wanted], quietly);
  }
  if (!findChromium({ isWatched })) {
    const systemLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
    await run('playwright', ['install', ...systemLibraries, 'chromium']);
  }
  const installed = findChromium({ isWatched });
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
