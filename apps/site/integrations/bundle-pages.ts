import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

const renderer = fileURLToPath(new URL('../src/render.ts', import.meta.url));

/**
 * Makes 'astro build' bundle the pages without rendering them: tools/build-steps/render-site.ts renders them
 * from the bundle, as often as the content changes. The bundle is a folder `pages` next to the output folder,
 * and the output folder contains what visitors are served whatever the content is.
 */
export function bundlePages(): AstroIntegration {
  let outDir: URL;
  return {
    name: 'bundle-pages',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({ vite: { resolve: { alias: { 'astro/entrypoints/prerender': renderer } } } });
      },
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({
          name: 'bundle-pages',
          getStaticPaths: async () => [],
          render: () => Promise.reject(new Error('Pages are rendered from the bundle.')),
          // Astro deletes its folder afterwards.
          teardown: () => rename(new URL('.prerender/', outDir), new URL('../pages/', outDir)),
        });
      },
      'astro:build:done': ({ dir }) => bundleServiceWorkers(fileURLToPath(dir)),
    },
  };
}

const sources = fileURLToPath(new URL('../src/service-worker', import.meta.url));

/** The worker for offline use, and the one that removes it again (SERVICE_WORKER=off). */
const serviceWorkers = ['service-worker.js', 'service-worker-off.js'] as const;

/**
 * Writes the service workers into the root of the site, because a worker controls only pages below its own
 * path. Their texts are inserted when the site is finished.
 */
async function bundleServiceWorkers(siteDir: string): Promise<void> {
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
