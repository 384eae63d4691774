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

// The same engine without the windows, which cost a test more than the page it looks at.
const shell: Browser = {
  ...whole,
  variable: 'CHROMIUM_PATH',
  paths: ['/usr/bin/chromium-headless-shell', ...whole.paths],
  packages: ['chromium-headless-shell', 'fonts-liberation'],
};

/**
 * The Chromium that is on this machine: CHROMIUM_PATH (or WHOLE_CHROMIUM_PATH), Debian's, or the one that Playwright
 * downloaded.
 * @throws when the variable names something that is no browser
 */
export const findChromium = ({ isWhole = false }: Wish = {}) => findBrowser(isWhole ? whole : shell);

/** Finds Chromium, or installs it: with apt on Debian as root, else Playwright's own download. */
export const findOrInstallChromium = ({ isWhole = false }: Wish = {}) =>
  findOrInstallBrowser(isWhole ? whole : shell);
