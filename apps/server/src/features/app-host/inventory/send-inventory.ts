import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { InventoryItem } from '@accounting-site/contract/inventory';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/open-database.ts';
import { listInventoryItems, readStockVersion } from '../../../inventory/inventory.repository.ts';
import { matchesTag } from '../../../plugins/matches-tag.ts';

/**
 * Answers GET /inventory (specification §7): the list as JSON, made and sent part by part, as fast as it is read. A
 * browser that has the list asks with its tag and is not sent it again; on a metered network that is a megabyte.
 * @param prepare is called before a list is sent, and throws where that would be too much
 */
export async function sendInventory(
  database: Database,
  businessId: string,
  { request, reply, prepare }: { request: FastifyRequest; reply: FastifyReply; prepare: () => Promise<void> },
): Promise<FastifyReply> {
  // Before the items: a list that changes meanwhile then has the tag of the older one, and is asked for anew.
  const tag = tagOf(businessId, await readStockVersion(database, businessId));
  const isKnown = matchesTag(request.headers['if-none-match'], tag);
  if (!isKnown) await prepare();
  // Kept by the browser of this person alone, who asks each time.
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'authorization' });
  if (isKnown) return reply.code(304).send();
  const parts = toJson(listInventoryItems(database, businessId));
  return reply.type('application/json; charset=utf-8').send(Readable.from(parts));
}

/** The business is in it, because two people may sign in on one phone. */
function tagOf(businessId: string, version: string): string {
  return `"${createHash('sha256').update(`${businessId} ${version}`).digest('base64url').slice(0, 22)}"`;
}

async function* toJson(pages: AsyncIterable<InventoryItem[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const items of pages) {
    yield before + items.map((item) => JSON.stringify(item)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
