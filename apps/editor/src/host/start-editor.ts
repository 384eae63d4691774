import { fileURLToPath } from 'node:url';
import { readBrand } from '@accounting-site/content/facts';
import { contentFolder } from '@accounting-site/content/read-yaml';
import { drawMark } from '@accounting-site/site/lib/open-graph/draw-mark';
import { createServer, type Plugin } from 'vite';
import { contentApi } from './content-api.ts';
import { isOwnRequest } from './own-requests.ts';

const page = fileURLToPath(new URL('../page', import.meta.url));
const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

// The page sets styles at run time. It loads nothing from other sites, not even the font that Keystatic
// requests.
const policyFor = (port: number) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ws://127.0.0.1:${port}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Serves the editor's page and its API to this machine only. @returns a function that stops it */
export async function startEditor(port: number, siteUrl: string) {
  const vite = await createServer({
    configFile: false,
    root: page,
    cacheDir: `${modules}/.cache/editor`,
    logLevel: 'warn',
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      cors: false,
      fs: { allow: [page, modules] },
    },
    define: {
      __SITE_URL__: JSON.stringify(siteUrl),
      __BRAND__: JSON.stringify(readBrand().name),
    },
    optimizeDeps: { entries: ['main.tsx'] },
    plugins: [ownRequestsOnly(port), contentCalls()],
  });
  await vite.listen();
  return { stop: () => vite.close() };
}

function ownRequestsOnly(port: number): Plugin {
  return {
    name: 'own-requests-only',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!isOwnRequest(request, port)) {
          response
            .writeHead(403, { 'content-type': 'text/plain' })
            .end('The editor answers its own page only.');
          return;
        }
        response.setHeader('content-security-policy', policyFor(port));
        response.setHeader('x-content-type-options', 'nosniff');
        response.setHeader('referrer-policy', 'no-referrer');
        if (request.url === '/') response.writeHead(302, { location: '/keystatic' }).end();
        else if (request.url === '/mark.svg') {
          response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawMark(6));
        } else next();
      });
    },
  };
}

function contentCalls(): Plugin {
  const answer = contentApi(contentFolder());
  return {
    name: 'content-calls',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api/keystatic/')) return next();
        void answer(request, response);
      });
    },
  };
}
