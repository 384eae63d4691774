import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from a page of this editor on this machine. A name that somebody made lead here (DNS
 * rebinding) has another Host; a page of another site that posts here has another Origin.
 */
export function isOwnRequest({ headers, method }: IncomingMessage, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) return false;
  const { origin, 'sec-fetch-site': from } = headers;
  if (origin === undefined) {
    const mayLackOrigin = method === 'GET' || method === 'HEAD';
    return mayLackOrigin && (from === undefined || from === 'same-origin' || from === 'none');
  }
  return origin === `http://${headers.host}`;
}
