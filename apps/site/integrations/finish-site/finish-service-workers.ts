import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { addressPrefix, publishedLanguages } from '@accounting-site/content/languages/languages';
import { text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { hashOf } from './best-compression.ts';
import { dictionaryAddress, readDictionary } from './page-dictionary.ts';

const note = text('write what the visitor is told at the foot of a page');
/** The texts of the worker; the rest of the file belongs to the page. */
const noteWordsSchema = z.looseObject({
  notes: z.strictObject({
    copy: note,
    prices: note,
    newer: note,
    load: note,
    sent: note,
    refused: note,
    expired: note,
    look: note,
    close: note,
  }),
});

/** By the URL prefix of each language. */
const readNoteWords = () =>
  Object.fromEntries(
    publishedLanguages().map(({ id }) => [
      addressPrefix(id),
      inLanguage(id, () => readPage('offline', noteWordsSchema).notes),
    ]),
  );

/**
 * Inserts the texts into the bundled service workers, and the hash of the pages.
 * @param pages the paths of the site's pages: with any change to them browsers install the worker again
 */
export function finishServiceWorkers(siteDir: string, pages: readonly string[]): void {
  const hash = createHash('sha256');
  for (const name of pages) hash.update(readFileSync(join(siteDir, name)));
  const buildId = hash.digest('base64url').slice(0, 8);
  const words = JSON.stringify(readNoteWords());
  for (const name of ['service-worker.js', 'service-worker-off.js']) {
    const file = join(siteDir, name);
    const code = readFileSync(file, 'utf8')
      .replaceAll(/\bnoteWords\b/g, () => words)
      .replaceAll(/\bofflineAddress\b/g, () => JSON.stringify(addressBeforeSizes));
    writeFileSync(file, `/* ${buildId} */${code}`);
  }
}

/**
 * Placeholder of the final length: the address of the offline page depends on sizes that include the worker.
 */
const addressBeforeSizes = dictionaryAddress(hashOf(Buffer.from('before sizes')));

/** Inserts the address of the offline page, which changes with its content, into the service worker. */
export function addressOfflinePage(siteDir: string): void {
  const address = readDictionary(siteDir)?.address;
  if (address === undefined) return;
  const file = join(siteDir, 'service-worker.js');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(addressBeforeSizes, address));
}
