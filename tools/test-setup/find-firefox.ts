import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run-command.ts';
import { type Browser, findBrowser, findOrInstallBrowser } from './find-browser.ts';

const downloads = join(root, 'node_modules/.cache/browsers');

const firefox: Browser = {
  name: 'Firefox ESR',
  variable: 'FIREFOX_PATH',
  get paths() {
    const downloaded = globSync('firefox/*/{firefox/firefox,*.app/Contents/MacOS/firefox}', {
      cwd: downloads,
    });
    return ['/usr/bin/firefox-esr', ...downloaded.map((path) => join(downloads, path))];
  },
  packages: ['firefox-esr'],
  download: () => run('browsers', ['install', 'firefox@esr', '--path', downloads]),
};

/** The Firefox ESR on this machine: FIREFOX_PATH, Debian's, or a download. */
export const findFirefox = () => findBrowser(firefox);

/** Finds Firefox ESR, or installs it: with apt on Debian as root, else from Mozilla. */
export const findOrInstallFirefox = () => findOrInstallBrowser(firefox);
