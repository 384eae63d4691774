import fastifyPlugin from 'fastify-plugin';

/** Reads everything before the server listens. */
export const readLater = fastifyPlugin(
  async (app) => {
    const all: unknown[] = [];
    app.decorate('readLater', <Value>(read: () => Value) => {
      const value = read();
      all.push(value);
      return () => value;
    });
    app.addHook('onReady', async () => void (await Promise.all(all)));
  },
  { name: 'read-later' },
);
