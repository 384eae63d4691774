import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from '@accounting-site/content/fields';
import { readPage } from '@accounting-site/content/pages';
import { build } from 'vite';
import { z } from 'zod';
import { root } from './run-command.ts';

const note = text('write what the visitor is told at the foot of a page');
/** The words that the worker says: the rest of the file is the page's. */
const noteWordsSchema = z.looseObject({
  notes: z.strictObject({ copy: note, sent: note, refused: note, expired: note, look: note, close: note }),
});
const readNoteWords = () => readPage('offline', noteWordsSchema).notes;

/** The worker that answers without a network, and the one that takes it away again (SERVICE_WORKER=off). */
export const serviceWorkers = ['service-worker', 'service-worker-off'] as const;

/**
 * Writes the service workers into the built site. They lie at its top, because a worker is for what lies below it.
 * @param pages the pages of the site as built: with any change of them browsers take up the worker anew
 */
export async function buildServiceWorkers(siteDir: string, pages: readonly string[]): Promise<void> {
  const hash = createHash('sha256');
  for (const html of pages) hash.update(html);
  const buildId = hash.digest('base64url').slice(0, 8);
  for (const name of serviceWorkers) {
    const code = await bundle(join(root, 'apps/site/src/service-worker', `${name}.ts`));
    await writeFile(join(siteDir, `${name}.js`), `/* ${buildId} */${code}`);
  }
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', noteWords: JSON.stringify(readNoteWords()) },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [bundled] = [result].flat();
  if (bundled === undefined || !('output' in bundled)) throw new Error(`${entry} could not be bundled.`);
  return bundled.output[0].code;
}
