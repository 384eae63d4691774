import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { second } from '../clock.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on every response closes its connection, so that browsers reconnect to another server. */
    drain(): void;
    isDraining(): boolean;
  }
}

/**
 * Browsers open connections before they need them. A connection without a request is closed after this time.
 */
const silentFor = second;
/**
 * A connection with an unfinished request or response is closed after this time, so that the server can still
 * store its data.
 */
const unfinishedFor = 6 * second;

/** Lets open requests finish before the server closes. */
export const draining = fastifyPlugin(
  async (app) => {
    let runningOut = false;
    const drain = () => {
      runningOut = true;
    };
    app.decorate('drain', drain);
    app.decorate('isDraining', () => runningOut);
    const closeSilent = watchSilent(app);
    app.addHook('preClose', async () => {
      drain();
      // Node would wait for these connections without a limit.
      setTimeout(closeSilent, silentFor).unref();
      setTimeout(() => app.server.closeAllConnections(), unfinishedFor).unref();
    });
    app.addHook('onSend', async (_request, reply) => {
      if (runningOut) reply.header('connection', 'close');
    });
  },
  { name: 'draining' },
);

/** @returns a function that closes the connections that have not received any bytes */
function watchSilent(app: FastifyInstance): () => void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
