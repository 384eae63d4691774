import { rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleServiceWorkers } from './bundle-service-workers.ts';

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
