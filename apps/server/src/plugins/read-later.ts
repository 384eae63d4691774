import { setImmediate as nextTurn } from 'node:timers/promises';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { publishedLanguages } from '@accounting-site/content/languages/languages';
import { keepForContent, withContentFolder } from '@accounting-site/content/reading/content-folder';
import fastifyPlugin from 'fastify-plugin';
import { nextPart } from '../limits/run-in-parts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Defers what pages do not need, such as texts and rarely used packages, so that the first page of a
     * starting server is fast. Each value is read when it is first used, or a second after the start.
     * @param read its result is cached for one content folder; after an exception or a rejected promise the
     *   next use reads again
     */
    readLater<Value>(read: () => Value): () => Value;
    /**
     * Reads all content from another folder in all languages, in parts, and keeps it for when the server uses that folder.
     * @throws the first error, for example a ContentError
     */
    readAhead(folder: string): Promise<void>;
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
      const kept = keepForContent(read);
      all.push(kept);
      return kept;
    });
    app.decorate('readAhead', async (folder) => {
      for (const { id } of withContentFolder(folder, publishedLanguages)) {
        for (const read of all) {
          await withContentFolder(folder, () => inLanguage(id, read));
          await nextPart();
        }
      }
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
