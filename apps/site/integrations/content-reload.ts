import { contentFolder } from '@accounting-site/content/reading/read-yaml';
import type { Plugin } from 'vite';

/**
 * In development, a change below content/ reloads the page. The content is read from disk at each rendering.
 */
export const contentReload: Plugin = {
  name: 'content-reload',
  configureServer({ watcher, environments, ws }) {
    watcher.add(contentFolder());
    watcher.on('all', (_event, file) => {
      if (!file.startsWith(contentFolder())) return;
      // A new file can add a route. This message makes Astro drop its cached list of routes.
      for (const { hot } of Object.values(environments)) hot.send('astro:content-changed', {});
      ws.send({ type: 'full-reload' });
    });
  },
};
