import fastifyPlugin from 'fastify-plugin';
import { type OutboxServices, OutboxWorker } from '../outbox/outbox-worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What has to leave this server. It waits until `start` is called. */
    readonly outbox: OutboxWorker;
  }
}

/** Sends what is in the outbox as long as the server runs. */
export const outbox = fastifyPlugin<Omit<OutboxServices, 'log'>>(
  async (app, services) => {
    const worker = new OutboxWorker({ ...services, log: app.log });
    app.decorate('outbox', worker);
    // From the beginning of the end nothing new is claimed; what is on its way finishes beside the last answers.
    app.addHook('preClose', async () => void worker.stop());
    app.addHook('onClose', () => worker.stop());
  },
  { name: 'outbox' },
);
