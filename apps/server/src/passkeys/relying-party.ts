import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ownOrigins } from '../plugins/same-origin.ts';
import { RefusedCall } from '../problems.ts';

/** Whom passkeys are made for: they work at these origins alone. */
export interface RelyingParty {
  /** The host name that browsers tie a passkey to. */
  readonly id: string;
  readonly origins: string[];
}

/**
 * The host of SITE_URL, so that passkeys made at one address of a site are never asked for by another; without it
 * `localhost`. Browsers take no number for a name, so at http://127.0.0.1 there are no passkeys.
 * @throws RefusedCall 422 to a page that was opened by a number
 */
export function relyingParty(
  app: FastifyInstance,
  config: Config,
  { headers }: FastifyRequest,
): RelyingParty {
  const origins = ownOrigins(app, config);
  const { hostname } = new URL(config.siteUrl ?? 'http://localhost');
  const opened = URL.canParse(headers.origin ?? '') ? new URL(headers.origin ?? '').hostname : hostname;
  if (isNumber(hostname) || isNumber(opened)) {
    throw new RefusedCall(
      422,
      `Passkeys belong to a name, and ${opened} is a number. Open the site by its name to use them.`,
    );
  }
  return { id: hostname, origins };
}

function isNumber(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
