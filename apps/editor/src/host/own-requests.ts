import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from the editor's page on this machine. With DNS rebinding, an attacker's host name
 * resolves to this machine, but the Host header differs. A request from a page of another site has another
 * Origin.
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
