import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { text } from '@accounting-site/content/fields';
import { readPage } from '@accounting-site/content/pages';
import { build } from 'vite';
import { z } from 'zod';

const sources = fileURLToPath(new URL('../../src/service-worker', import.meta.url));

const note = text('write what the visitor is told at the foot of a page');
/** The texts of the worker; the rest of the file belongs to the page. */
const noteWordsSchema = z.looseObject({
  notes: z.strictObject({ copy: note, sent: note, refused: note, expired: note, look: note, close: note }),
});
const readNoteWords = () => readPage('offline', noteWordsSchema).notes;

/** The worker for offline use, and the one that removes it again (SERVICE_WORKER=off). */
const serviceWorkers = ['service-worker', 'service-worker-off'] as const;

/**
 * Writes the service workers into the root of the built site, because a worker controls only pages below its
 * own path.
 * @param pages the built pages of the site: with any change to them browsers install the worker again
 */
export async function buildServiceWorkers(siteDir: string, pages: readonly string[]): Promise<void> {
  const hash = createHash('sha256');
  for (const html of pages) hash.update(html);
  const buildId = hash.digest('base64url').slice(0, 8);
  for (const name of serviceWorkers) {
    const code = await bundle(join(sources, `${name}.ts`));
    await writeFile(join(siteDir, `${name}.js`), `/* ${buildId} */${code}`);
  }
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: sources,
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
