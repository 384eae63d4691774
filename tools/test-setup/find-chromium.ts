import { globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../run-command.ts';
import { type Browser, findBrowser, findOrInstallBrowser } from './find-browser.ts';
import { isRoot } from './install-debian-packages.ts';

interface Wish {
  /** With windows for someone who watches, and with the back/forward cache. Takes twice as long to open. */
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

// The same engine without windows, which take longer than the page under test. The tests also pass with the
// full browser, which is used if there is nothing else.
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
 * Playwright downloads a headless shell next to its Chromium, in a folder with the same revision in its name.
 * @param wholeChromium Playwright's path of the full browser: its folder/chromium-1255/chrome-linux64/chrome
 */
export function findDownloadedShells(wholeChromium: string): string[] {
  const [, folder, revision] = /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(wholeChromium) ?? [];
  if (!folder) return [];
  return globSync(`chromium_headless_shell-${revision}/*/{chrome-headless-shell,headless_shell}{,.exe}`, {
    cwd: folder,
  }).map((program) => join(folder, program));
}

/**
 * The Chromium on this machine: CHROMIUM_PATH (or WHOLE_CHROMIUM_PATH), Debian's, or Playwright's download.
 * @throws if the variable is set to something that is not a browser
 */
export const findChromium = ({ isWhole = false }: Wish = {}) => findBrowser(isWhole ? whole : shell);

/** Finds Chromium, or installs it: with apt on Debian as root, else Playwright's own download. */
export const findOrInstallChromium = ({ isWhole = false }: Wish = {}) =>
  findOrInstallBrowser(isWhole ? whole : shell);
