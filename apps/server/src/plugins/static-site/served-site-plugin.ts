import { useContentFolder } from '@accounting-site/content/reading/content-folder';
import fastifyPlugin from 'fastify-plugin';
import type { Site } from './load-site.ts';
import type { LoadedRelease, ServedSite } from './served-site.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly served: ServedSite;
    /**
     * Serves another release: its pages and its content, from one moment to the next.
     * @throws when this version of the server cannot read the content. The release before is served then
     */
    serveRelease(release: LoadedRelease): Promise<void>;
    /**
     * Serves other pages, with the content that was used before.
     * @param release the id of the release that they belong to, if they belong to one
     */
    servePages(site: Site, release?: string): Promise<void>;
    /** Resolves when the newest release is served, or could not be loaded. */
    catchUp(): Promise<void>;
    /** Sets what `catchUp` does. */
    onCatchUp(work: () => Promise<void>): void;
  }
}

/** How the site is replaced while the server runs. */
export const servedSite = fastifyPlugin<{ served: ServedSite }>(
  async (app, { served }) => {
    let catchUp = async () => {};
    app.decorate('served', served);
    app.decorate('serveRelease', async ({ id, site, contentDir }) => {
      const swap = await served.prepare(site, id);
      await app.readAhead(contentDir);
      useContentFolder(contentDir);
      swap();
    });
    app.decorate('servePages', async (site, release) => {
      const swap = await served.prepare(site, release);
      swap();
    });
    app.decorate('catchUp', () => catchUp());
    app.decorate('onCatchUp', (work) => {
      catchUp = work;
    });
  },
  { name: 'served-site', dependencies: ['read-later'] },
);
