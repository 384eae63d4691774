import { globSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtSite } from '../../tools/build-steps/built-site.ts';

interface Proxy {
  url: string;
  close: () => Promise<void>;
}

/**
 * Forwards requests to the site, and adds a preload of the display font to each page if `preloads` is set.
 */
export async function startPreloadingProxy(
  siteUrl: string,
  { preloads }: { preloads: boolean },
): Promise<Proxy> {
  const [face] = globSync('_astro/display-latin.*.woff2', { cwd: builtSite });
  if (!face) throw new Error(`There is no display face in ${builtSite}.`);
  const link = `</${face}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
  const server = createServer((asked, answer) => {
    const passed = request(siteUrl + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
      const isPage = given.headers['content-type']?.startsWith('text/html');
      answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...(isPage && preloads && { link }) });
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
