import { inventoryCalls } from '@accounting-site/contract/calls/inventory-calls';
import { appHostCalls } from '@accounting-site/contract/calls/session-calls';
import { importMaxBytes } from '@accounting-site/contract/fields/field-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignedIn } from '../../../authentication/signed-in.ts';
import { minute } from '../../../clock.ts';
import { addItem, changeItem, readItem, removeItem } from '../../../inventory/change-item.ts';
import { importInventory } from '../../../inventory/import-inventory.ts';
import { createBusinessQueues, longestQueueWait, refuseQueued } from '../../../limits/business-queues.ts';
import { createQueue } from '../../../limits/queue.ts';
import { requireWithin } from '../../../limits/too-many.ts';
import { answerSignedIn } from '../answer-signed-in.ts';
import type { AppHostServices } from '../services.ts';
import { sendImported } from './send-imported.ts';
import { sendInventory } from './send-inventory.ts';

/**
 * JSON escapes quotation marks and line ends with two characters, so the body may be twice as long as the
 * file.
 */
const bodyLimit = 2 * importMaxBytes + 1024;

/** For each business. Generous for someone correcting a file and retrying, and too few to keep a server busy. */
const fileLimit = {
  name: 'inventory import',
  points: 60,
  duration: 15 * minute,
  says: 'Too many files in a short time.',
};

/** Reading, adding, changing or removing single items: one every few seconds, continuously. */
const changeLimit = {
  name: 'inventory item',
  points: 400,
  duration: 15 * minute,
  says: 'Too many changes in a short time.',
};

/** Lists that are sent. A browser with a current copy gets 304, which is not counted. */
const listLimit = {
  name: 'inventory list',
  points: 300,
  duration: 15 * minute,
  says: 'The list was loaded too many times in a short time.',
};

/**
 * GET /inventory (specification §7), POST /inventory/import and, for one item, POST /inventory/items and GET, PUT and
 * DELETE /inventory/items/:id: the stock of the signed-in user's business.
 */
export async function inventory(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { config, database, clock } = services;
  const waitForList = createBusinessQueues('inventory lists at once', 4);
  const waitForFile = createBusinessQueues('inventory imports at once', 1);
  // Reading a file takes about ten times its size in memory.
  const fileQueue = createQueue({
    maxParallel: 2,
    longestWait: longestQueueWait,
    refuse: refuseQueued('inventory imports at once'),
  });
  answerSignedIn(app, services, appHostCalls.listInventory, (request, { businessId }, reply) => {
    const prepare = async () => {
      await requireWithin(database, listLimit, businessId, clock());
      await waitForList(businessId, reply);
    };
    return sendInventory(database, businessId, { request, reply, prepare });
  });
  answerSignedIn(
    app,
    services,
    inventoryCalls.importInventory,
    async (request, { businessId }, reply) => {
      const now = clock();
      const limit = config.inventoryLimit;
      const answer = await withLongerTimeout(request, () =>
        fileQueue(() => importInventory(database, businessId, request.body, { now, limit })),
      );
      return sendImported(reply, answer);
    },
    {
      bodyLimit,
      // A business sends one file at a time.
      before: async ({ businessId }, reply) => {
        await requireWithin(database, fileLimit, businessId, clock());
        await waitForFile(businessId, reply);
      },
    },
  );
  const countChange = ({ businessId }: SignedIn) => requireWithin(database, changeLimit, businessId, clock());
  answerSignedIn(
    app,
    services,
    inventoryCalls.addItem,
    (request, { businessId }) =>
      addItem(database, businessId, request.body, { now: clock(), limit: config.inventoryLimit }),
    { before: countChange },
  );
  answerSignedIn(
    app,
    services,
    inventoryCalls.readItem,
    ({ params }, { businessId }) => readItem(database, { businessId, id: params.id }),
    { before: countChange },
  );
  answerSignedIn(
    app,
    services,
    inventoryCalls.changeItem,
    ({ params, body }, { businessId }) => changeItem(database, { businessId, id: params.id }, body),
    { before: countChange },
  );
  answerSignedIn(
    app,
    services,
    inventoryCalls.removeItem,
    ({ params }, { businessId }) => removeItem(database, { businessId, id: params.id }),
    { before: countChange },
  );
}

/** Extends the idle timeout of the connection: importing a large file on a busy machine takes longer. */
async function withLongerTimeout<Result>(
  { raw: { socket }, server }: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  // A request that a test injects has no connection.
  socket.setTimeout?.(minute);
  try {
    return await work();
  } finally {
    socket.setTimeout?.(server.server.timeout);
  }
}
