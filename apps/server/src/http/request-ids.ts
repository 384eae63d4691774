import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const asProxiesWriteThem = /^[\dA-Za-z-]{1,64}$/;

/**
 * Gives each request the id that appears in the log, the response and the audit record. A trusted proxy can
 * set it in X-Request-ID, so that its log and ours can be correlated. Ids from other clients are ignored,
 * because they could make two requests look like one.
 * @param isTrusted whether an address is that of a trusted proxy
 */
export function createRequestIds(
  isTrusted: (address: string, hops: number) => boolean,
): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    if (typeof given !== 'string' || !asProxiesWriteThem.test(given)) return randomUUID();
    return isTrusted(socket.remoteAddress ?? '', 0) ? given : randomUUID();
  };
}
