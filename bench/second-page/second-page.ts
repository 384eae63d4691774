import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestPath, siteManifest } from '@accounting-site/contract/site/site-manifest';
import { type Browser, chromium } from '@playwright/test';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { startServer } from '../../e2e/support/server-process.ts';
import { builtSite, listFirstPages } from '../../tools/build-steps/built-site.ts';
import { findOrInstallChromium } from '../../tools/test-setup/find-chromium.ts';
import { type Bench, median, table } from '../report.ts';

const target = 7000;
const paths = listFirstPages()
  .map(({ path }) => path)
  .filter((path) => path !== '/');

/** Measures the bytes of every page for a visitor who has read the home page, with and without the dictionary. */
export const bench: Bench = {
  title: 'A second page',
  async run() {
    await findOrInstallChromium();
    const folder = mkdtempSync(join(tmpdir(), 'bench-second-page-'));
    const browser = await chromium.launch(launchBrowser());
    try {
      const plain = await visitAll(
        browser,
        join(folder, 'plain'),
        copyWithoutDictionary(join(folder, 'site')),
      );
      const encoded = await visitAll(browser, join(folder, 'encoded'), builtSite);
      const headings = ['Pages', 'Median', 'Largest', 'Sum'];
      const rows = [
        ['in Brotli', ...summaryOf(plain)],
        ['with the dictionary', ...summaryOf(encoded)],
      ];
      const middle = median(encoded);
      return {
        lines: [
          `Bytes on the wire of all ${paths.length} pages after home, in Chromium over HTTP/1.1: the document with its headers. [Decision 0037](decisions/0037-the-offline-page-is-the-dictionary.md) compares dictionaries.`,
          '',
          ...table(headings, rows),
        ],
        misses: middle > target ? [`The median page has ${middle} bytes, and not ${target}.`] : [],
      };
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** The same site as a build that has no dictionary. */
function copyWithoutDictionary(folder: string): string {
  cpSync(builtSite, folder, { recursive: true });
  const { dictionary: _dictionary, ...manifest } = siteManifest.parse(
    JSON.parse(readFileSync(manifestPath(folder), 'utf8')),
  );
  writeFileSync(manifestPath(folder), JSON.stringify(manifest));
  return folder;
}

/** @returns the bytes of each page after home */
async function visitAll(browser: Browser, dataDir: string, siteDir: string): Promise<number[]> {
  const server = await startServer({ DATA_DIR: dataDir, SITE_DIR: siteDir });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const documents = new Set<string>();
    let bytes = 0;
    cdp.on(
      'Network.requestWillBeSent',
      ({ requestId, type }) => type === 'Document' && documents.add(requestId),
    );
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (documents.has(requestId)) bytes += encodedDataLength;
    });
    const home = await page.goto(server.url);
    if (home?.headers().link !== undefined) {
      const dictionary = await page.waitForResponse(/\/offline\?dictionary=/);
      await dictionary.finished();
    }
    const all: number[] = [];
    for (const path of paths) {
      bytes = 0;
      await page.goto(server.url + path, { waitUntil: 'load' });
      all.push(bytes);
    }
    return all;
  } finally {
    await context.close();
    await server.stop();
  }
}

const summaryOf = (bytes: number[]) => [
  median(bytes),
  Math.max(...bytes),
  bytes.reduce((sum, one) => sum + one, 0),
];
