import { contentFolder } from '@accounting-site/content/read-yaml';
import type { AstroIntegration } from 'astro';

/** While developing, a change below content/ reloads the page: the words are read from disk at each rendering. */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.watcher.add(contentFolder);
        server.watcher.on('all', (_event, file) => {
          if (!file.startsWith(contentFolder)) return;
          // A file that is new has an address that is new. Astro forgets the ones it knows at this word.
          for (const environment of Object.values(server.environments)) {
            environment.hot.send('astro:content-changed', {});
          }
          server.ws.send({ type: 'full-reload' });
        });
      },
    },
  };
}
