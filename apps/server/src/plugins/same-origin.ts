import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { RefusedCall } from '../http/problems.ts';
import { isPlainForm } from '../site-forms/plain-forms.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Refuses every state-changing request that a page of another site could have sent: one without an Origin, with the
 * Origin `null`, or with one that only resembles ours. Browsers from before 2020 send no Origin with a plain form, so
 * there the origin of the Referer is checked.
 */
export const sameOrigin = fastifyPlugin<{ config: Config }>(
  async (app, { config }) => {
    app.addHook('onListen', async () => {
      const port = listeningPort(app.server.address());
      if (port !== undefined) ports.set(app.server, port);
    });
    const invited = new Set(config.allowedOrigins);
    app.addHook('onRequest', async (request) => {
      if (readingMethods.has(request.method)) return;
      const site = request.headers['sec-fetch-site'];
      const origin = request.headers.origin ?? oldFormOrigin(request);
      if (origin !== undefined) {
        if (invited.has(origin)) return;
        // Browsers send Sec-Fetch-Site themselves; scripts cannot set it.
        const ours = site === undefined || site === 'same-origin';
        if (ours && ownOrigins(app, config).includes(origin)) return;
      }
      throw new RefusedCall(
        403,
        'This was not sent from a page of this site. Open the page again and send it once more.',
      );
    });
  },
  { name: 'same-origin', dependencies: ['errors'] },
);

/** The origin of the page with the plain form that a browser without Origin and Sec-Fetch-Site sent. */
function oldFormOrigin(request: FastifyRequest): string | undefined {
  const { referer = '', 'sec-fetch-site': site } = request.headers;
  const isOldForm = isPlainForm(request) && site === undefined;
  return isOldForm ? URL.parse(referer)?.origin : undefined;
}

/** While a server closes, it still handles open requests but no longer knows its address. */
const ports = new WeakMap<Server, number>();

/** The origins at which visitors reach this server. Without SITE_URL only this machine. */
export function ownOrigins(app: FastifyInstance, config: Config): [string, ...string[]] {
  if (config.siteUrl !== undefined) return [config.siteUrl];
  const port = ports.get(app.server) ?? config.port;
  return [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
}

function listeningPort(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' && address !== null ? address.port : undefined;
}
