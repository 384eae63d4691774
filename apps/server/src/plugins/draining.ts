import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on every answer ends its connection, so that visitors come back to another server. */
    drain(): void;
    isDraining(): boolean;
  }
}

/** Lets connections run out before the server closes, so that nothing that was sent stays unanswered. */
export const draining = fastifyPlugin(
  async (app) => {
    let runningOut = false;
    const drain = () => {
      runningOut = true;
    };
    app.decorate('drain', drain);
    app.decorate('isDraining', () => runningOut);
    app.addHook('preClose', async () => drain());
    app.addHook('onSend', async (_request, reply) => {
      if (runningOut) reply.header('connection', 'close');
    });
  },
  { name: 'draining' },
);
