import { globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type Browser, findBrowser, findOrInstallBrowser, isRoot } from './find-browser.ts';
import { run } from './run-command.ts';

interface Wish {
  /** With windows for somebody who watches, and with the back/forward cache: twice as slow to open. */
  isWhole?: boolean;
}

const whole: Browser = {
  name: 'Chromium',
  variable: 'WHOLE_CHROMIUM_PATH',
  paths: ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()],
  packages: ['chromium'],
  download: () => {
    const systemLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
    return run('playwright', ['install', ...systemLibraries, 'chromium']);
  },
};

// The same engine without the windows, which cost a test more than the page it looks at. The tests pass with the
// whole browser, too: it is used where it is all there is.
const shell: Browser = {
  ...whole,
  variable: 'CHROMIUM_PATH',
  paths: [
    '/usr/bin/chromium-headless-shell',
    ...findDownloadedShells(chromium.executablePath()),
    ...whole.paths,
  ],
  packages: ['chromium-headless-shell'],
};

/**
 * Playwright downloads a headless shell beside its Chromium, in a folder that has the same revision in its name.
 * @param wholeChromium where Playwright keeps the whole browser: its folder/chromium-1255/chrome-linux64/chrome
 */
export function findDownloadedShells(wholeChromium: string): string[] {
  const [, folder, revision] = /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(wholeChromium) ?? [];
  if (!folder) return [];
  return globSync(`chromium_headless_shell-${revision}/*/{chrome-headless-shell,headless_shell}{,.exe}`, {
    cwd: folder,
  }).map((program) => join(folder, program));
}

/**
 * The Chromium that is on this machine: CHROMIUM_PATH (or WHOLE_CHROMIUM_PATH), Debian's, or the one that Playwright
 * downloaded.
 * @throws when the variable names something that is no browser
 */
export const findChromium = ({ isWhole = false }: Wish = {}) => findBrowser(isWhole ? whole : shell);

/** Finds Chromium, or installs it: with apt on Debian as root, else Playwright's own download. */
export const findOrInstallChromium = ({ isWhole = false }: Wish = {}) =>
  findOrInstallBrowser(isWhole ? whole : shell);
