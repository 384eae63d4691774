import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { isApiPath } from '../http/request-target.ts';

const oneYear = 31_536_000;

/** For responses that are not pages. Each page has its own policy. */
const nothingAllowed =
  "default-src 'none'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const features = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb'];

/** Adds the headers of every response, including errors. */
export const securityHeaders = fastifyPlugin<{ config: Config }>(
  async (app, { config }) => {
    const addHeaders = createHeaders(config);
    app.addHook('onRequest', async (request, reply) => addHeaders(request, reply));
  },
  { name: 'security-headers' },
);

/** For responses that bypass the hooks, such as those for URLs that cannot be parsed. */
export function createHeaders(config: Config): (request: FastifyRequest, reply: FastifyReply) => void {
  const headers = commonHeaders(config);
  return (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
  };
}

/** The headers that all responses share. A response can override them. */
export function commonHeaders(config: Pick<Config, 'siteUrl'>): Record<string, string> {
  return {
    'content-security-policy': nothingAllowed,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // With a stricter policy, browsers would send `Origin: null` with our own forms.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': features.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.siteUrl?.startsWith('https:') === true && {
      'strict-transport-security': `max-age=${oneYear}${isBelowWww(config.siteUrl) ? '; includeSubDomains' : ''}`,
    }),
  };
}

/** The subdomains of any other host may be the company's, such as its webmail, and may not use HTTPS yet. */
const isBelowWww = (siteUrl: string) => siteUrl.startsWith('https://www.');
