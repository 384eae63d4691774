import { StaticPaths } from 'astro:static-paths';
import { setImmediate } from 'node:timers/promises';
import { keepContent } from '@accounting-site/content/read-yaml';
import type { RouteData } from 'astro';
import { createApp } from 'astro/app/entrypoint';
import { inTurns } from '../integrations/finish-site/in-turns.ts';
import { keepPicturesIn } from './lib/open-graph/kept-pictures.ts';

const app = createApp({ streaming: false });

/**
 * Renders the whole site from the content folder. Not part of a page: the build bundles this module with all
 * pages, and runs the bundle once for each version of the content.
 * @param pictures the folder where drawn pictures are kept for the next time
 * @param write stores a page or another file by its path in the site's folder
 * @throws if a page cannot be rendered, or if two are the same file
 */
export async function renderSite(
  pictures: string,
  write: (path: string, body: Buffer) => void,
): Promise<void> {
  keepContent();
  keepPicturesIn(pictures);
  const paths = new Set<string>();
  await inTurns(await new StaticPaths(app).getAll(), async ({ pathname, route }) => {
    const path = fileOf(pathname, route);
    if (paths.has(path)) throw new Error(`${route.component}: another page is also ${path}.`);
    paths.add(path);
    write(path, await render(path, route));
    // Rendering waits for nothing, and what weak references name is kept until the next turn of the event loop.
    await setImmediate();
  });
}

function fileOf(pathname: string, { type }: RouteData): string {
  const path = pathname.replace(/^\//, '') || 'index';
  return type === 'endpoint' ? path : `${path}.html`;
}

async function render(path: string, routeData: RouteData): Promise<Buffer> {
  const response = await app.render(new Request(new URL(path, import.meta.env.SITE)), { routeData });
  const expected = path === '404.html' ? 404 : 200;
  if (response.status !== expected) throw new Error(`${path} cannot be rendered: see the error above.`);
  return Buffer.from(await response.arrayBuffer());
}
