import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { InventoryItem } from '@accounting-site/contract/inventory/inventory';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/open-database.ts';
import { listInventoryItems, readStockVersion } from '../../../inventory/inventory.repository.ts';
import { matchesTag } from '../../../plugins/matches-tag.ts';

/**
 * Responds to GET /inventory (specification §7) with the list as JSON, serialised and sent in parts as it is
 * read. A browser with a current copy sends its ETag and gets 304, which saves up to a megabyte on a metered
 * network.
 * @param prepare is called before a list is sent, and throws when a limit is reached
 */
export async function sendInventory(
  database: Database,
  businessId: string,
  { request, reply, prepare }: { request: FastifyRequest; reply: FastifyReply; prepare: () => Promise<void> },
): Promise<FastifyReply> {
  // Read the version before the items. If the stock changes in between, the list has the older tag and is
  // fetched again.
  const tag = tagOf(businessId, await readStockVersion(database, businessId));
  const isKnown = matchesTag(request.headers['if-none-match'], tag);
  if (!isKnown) await prepare();
  // Only the user's own browser may cache it, and must revalidate it each time.
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding' });
  if (isKnown) return reply.code(304).send();
  const parts = toJson(listInventoryItems(database, businessId));
  return reply.type('application/json; charset=utf-8').send(Readable.from(parts));
}

/**
 * The tag includes the business, because two users may sign in with one browser. It is weak, because the list has the same
 * tag compressed and not.
 */
function tagOf(businessId: string, version: string): string {
  return `W/"${hash('sha256', `${businessId} ${version}`, 'base64url').slice(0, 22)}"`;
}

async function* toJson(pages: AsyncIterable<InventoryItem[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const items of pages) {
    yield before + items.map((item) => JSON.stringify(item)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
