import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const asProxiesWriteThem = /^[\dA-Za-z-]{1,64}$/;

/**
 * Gives each request the id that the log, the answer and the audit record name it by. Behind a trusted proxy it is the
 * one that the proxy sent as X-Request-ID, so that its log and ours can be read together. What strangers send is not
 * taken: they could make two requests look like one.
 * @param isTrusted whether an address is that of a proxy of ours
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
