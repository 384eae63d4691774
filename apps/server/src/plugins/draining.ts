import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { second } from '../clock.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on every answer ends its connection, so that visitors come back to another server. */
    drain(): void;
    isDraining(): boolean;
  }
}

/** Browsers connect ahead. Who has asked nothing by then asks another server. */
const silentFor = second;
/** Who has neither sent its request nor taken its answer by then loses it: what the server holds has to be stored. */
const unfinishedFor = 6 * second;

/** Lets connections run out before the server closes, so that nothing that was sent stays unanswered. */
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
      // Node waits for these connections as long as their clients like.
      setTimeout(closeSilent, silentFor).unref();
      setTimeout(() => app.server.closeAllConnections(), unfinishedFor).unref();
    });
    app.addHook('onSend', async (_request, reply) => {
      if (runningOut) reply.header('connection', 'close');
    });
  },
  { name: 'draining' },
);

/** @returns closes the connections over which nothing came yet */
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
