import { setImmediate as nextTurn } from 'node:timers/promises';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Keeps the first page of a starting server from waiting for what no page needs: words, and packages that few calls
     * use. Each is read at the first call of the answer, or a second after the start.
     * @param read its value is kept; where it throws, or its promise fails, the next call reads again
     */
    readLater<Value>(read: () => Value): () => Value;
  }
}

const soon = 1000;

/** Content that does not fit stops no server: it is logged, and only what needs it fails until it is mended. */
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
        // Visitors are served between one and the next.
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
