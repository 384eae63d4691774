import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

interface SlowLink {
  url: string;
  close: () => Promise<void>;
}

/** In milliseconds. */
export const roundTrip = 400;
export const bytesPerSecond = 50_000;
/** Small enough that connections share the link. */
const packet = 1400;

/**
 * A link to a server that is slow for everything that uses it, also for service workers, which the network
 * conditions of Chromium's developer tools leave out. All connections share its downstream; opening one takes a
 * round trip, as TCP does.
 */
export async function openSlowLink(siteUrl: string): Promise<SlowLink> {
  const { hostname, port } = new URL(siteUrl);
  const sockets = new Set<Socket>();
  let isFreeAt = 0;
  /** Passes a packet on when the link has sent all others before it, and half a round trip later. */
  function passDown(chunk: Buffer, to: Socket) {
    for (let at = 0; at < chunk.length; at += packet) {
      const part = chunk.subarray(at, at + packet);
      isFreeAt = Math.max(isFreeAt, performance.now()) + (part.length / bytesPerSecond) * 1000;
      setTimeout(() => to.write(part), isFreeAt - performance.now() + roundTrip / 2);
    }
  }
  const link = createServer({ noDelay: true }, (visitor) => {
    const site = connect({ host: hostname, port: Number(port), noDelay: true });
    const openAt = performance.now() + roundTrip;
    visitor.on('data', (chunk) => {
      const wait = Math.max(openAt - performance.now(), 0) + roundTrip / 2;
      setTimeout(() => site.write(chunk), wait);
    });
    site.on('data', (chunk) => passDown(chunk, visitor));
    for (const [one, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        setTimeout(() => other.destroy(), 2 * roundTrip);
      });
    }
  });
  await new Promise<void>((resolve) => link.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(link.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        link.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
