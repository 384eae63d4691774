import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A third-party server on this machine. Every URL is an empty page without a policy. */
export interface ForeignSite {
  /** Its URL by IP address: another origin on the same site as our server, so cookies are sent. */
  readonly neighbour: string;
  /** Its URL by host name: another site. */
  readonly stranger: string;
  close(): Promise<void>;
}

/** Starts one. Forms on pages below `/silent` are sent with `Origin: null`. */
export async function startForeignSite(): Promise<ForeignSite> {
  const server = createServer((request, response) => {
    const isSilent = request.url?.startsWith('/silent') === true;
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('referrer-policy', isSilent ? 'no-referrer' : 'unsafe-url')
      .end('<!doctype html><title>Win a phone</title>');
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    neighbour: `http://127.0.0.1:${port}`,
    stranger: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
