import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const sources = fileURLToPath(new URL('../src/service-worker', import.meta.url));

/** The worker for offline use, and the one that removes it again (SERVICE_WORKER=off). */
export const serviceWorkers = ['service-worker.js', 'service-worker-off.js'] as const;

/**
 * Writes the service workers into the root of the site, because a worker controls only pages below its own
 * path. Their texts are inserted when the site is finished.
 */
export async function bundleServiceWorkers(siteDir: string): Promise<void> {
  for (const name of serviceWorkers) {
    await writeFile(join(siteDir, name), await bundle(join(sources, name.replace(/js$/, 'ts'))));
  }
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: sources,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
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
