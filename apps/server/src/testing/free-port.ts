import { once } from 'node:events';
import { createServer } from 'node:http';

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port');
  return address.port;
}
