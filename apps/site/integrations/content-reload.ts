import { contentFolder } from '@accounting-site/content/reading/read-yaml';
import type { AstroIntegration } from 'astro';

/**
 * In development, a change below content/ reloads the page. The content is read from disk at each rendering.
 */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.watcher.add(contentFolder());
        server.watcher.on('all', (_event, file) => {
          if (!file.startsWith(contentFolder())) return;
          // A new file can add a route. This message makes Astro drop its cached list of routes.
          for (const environment of Object.values(server.environments)) {
            environment.hot.send('astro:content-changed', {});
          }
          server.ws.send({ type: 'full-reload' });
        });
      },
    },
  };
}
