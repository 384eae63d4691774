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
          if (file.startsWith(contentFolder)) server.ws.send({ type: 'full-reload' });
        });
      },
    },
  };
}
