import { setImmediate as nextTurn } from 'node:timers/promises';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Defers what pages do not need, such as texts and rarely used packages, so that the first page of a
     * starting server is fast. Each value is read when it is first used, or a second after the start.
     * @param read its result is cached; after an exception or a rejected promise the next use reads again
     */
    readLater<Value>(read: () => Value): () => Value;
  }
}

const soon = 1000;

/**
 * Invalid content does not stop the server: the error is logged, and only what needs that content fails until
 * it is fixed.
 */
export const readLater = fastifyPlugin(
  async (app) => {
    const all: (() => unknown)[] = [];
    let timer: NodeJS.Timeout | undefined;

    app.decorate('readLater', <Value>(read: () => Value) => {
      const kept = keepFirst(read);
      all.push(kept);
      return kept;
    });
    app.addHook('onListen', async () => {
      timer = setTimeout(readAll, soon).unref();
    });
    app.addHook('onClose', async () => clearTimeout(timer));

    async function readAll(): Promise<void> {
      for (const read of all) {
        try {
          await read();
        } catch (error) {
          app.log.error({ err: error }, 'could not be read; it is tried again when it is needed');
        }
        // Gives waiting requests a turn in between.
        await nextTurn();
      }
    }
  },
  { name: 'read-later' },
);

function keepFirst<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    if (kept !== undefined) return kept.value;
    const value = read();
    kept = { value };
    if (value instanceof Promise) value.catch(() => (kept = undefined));
    return value;
  };
}
