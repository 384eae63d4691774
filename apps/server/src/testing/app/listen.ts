import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Listens on a free port of this machine, or on `port`. Returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
