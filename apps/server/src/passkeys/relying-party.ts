import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { RefusedCall } from '../http/problems.ts';
import { ownOrigins } from '../plugins/same-origin.ts';

/** The relying party of the passkeys: they work only at these origins. */
export interface RelyingParty {
  /** The host name that passkeys are bound to. */
  readonly id: string;
  readonly origins: string[];
}

/**
 * Uses the host of SITE_URL at every address of the site, because a passkey works only for the host it was
 * made for. Without SITE_URL the host is `localhost`. Browsers do not accept an IP address, so there are no passkeys at http://127.0.0.1.
 * @throws RefusedCall 422 to a page that was opened by its IP address
 */
export function relyingParty(
  app: FastifyInstance,
  config: Config,
  { headers }: FastifyRequest,
): RelyingParty {
  const origins = ownOrigins(app, config);
  const { hostname } = new URL(config.siteUrl ?? 'http://localhost');
  const opened = URL.parse(headers.origin ?? '')?.hostname ?? hostname;
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
