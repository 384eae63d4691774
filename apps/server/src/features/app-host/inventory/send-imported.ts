import { Readable } from 'node:stream';
import type { ImportInventoryAnswer } from '@accounting-site/contract/inventory/inventory-import';
import type { FastifyReply } from 'fastify';
import { nextPart } from '../../../limits/run-in-parts.ts';

const itemsAtOnce = 100;

/**
 * Sends the result of an import. It is serialised in parts, because ten thousand items together would block
 * the event loop.
 */
export function sendImported(reply: FastifyReply, answer: ImportInventoryAnswer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(toJson(answer)));
}

async function* toJson({ items, ...others }: ImportInventoryAnswer): AsyncGenerator<string> {
  yield `${JSON.stringify(others).slice(0, -1)},"items":[`;
  for (let from = 0; from < items.length; from += itemsAtOnce) {
    await nextPart();
    const part = items.slice(from, from + itemsAtOnce).map((item) => JSON.stringify(item));
    yield (from === 0 ? '' : ',') + part.join(',');
  }
  yield ']}';
}
