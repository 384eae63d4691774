import fastifyPlugin from 'fastify-plugin';
import { type OutboxServices, OutboxWorker } from '../outbox/outbox-worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The outgoing messages. None is sent until `start` is called. */
    readonly outbox: OutboxWorker;
  }
}

/** Sends the messages in the outbox while the server runs. */
export const outbox = fastifyPlugin<Omit<OutboxServices, 'log'>>(
  async (app, services) => {
    const worker = new OutboxWorker({ ...services, log: app.log });
    app.decorate('outbox', worker);
    // No message is claimed once the server starts closing. Running attempts finish together with the last
    // requests.
    app.addHook('preClose', async () => void worker.stop());
    app.addHook('onClose', () => worker.stop());
  },
  { name: 'outbox' },
);
