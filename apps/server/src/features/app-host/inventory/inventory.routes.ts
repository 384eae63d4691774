import { inventoryCalls } from '@accounting-site/contract/calls/inventory-calls';
import { appHostCalls } from '@accounting-site/contract/calls/session-calls';
import { importMaxBytes } from '@accounting-site/contract/fields/field-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { minute } from '../../../clock.ts';
import { importInventory } from '../../../inventory/import-inventory.ts';
import { createBusinessQueues, longestQueueWait, refuseQueued } from '../../../limits/business-queues.ts';
import { createQueue } from '../../../limits/queue.ts';
import { requireWithin } from '../../../limits/too-many.ts';
import { answerSignedIn } from '../answer-signed-in.ts';
import type { AppHostServices } from '../services.ts';
import { fileLimit, listLimit } from './inventory-limits.ts';
import { sendImported } from './send-imported.ts';
import { sendInventory } from './send-inventory.ts';

/**
 * JSON escapes quotation marks and line ends with two characters, so the body may be twice as long as the
 * file.
 */
const bodyLimit = 2 * importMaxBytes + 1024;

/**
 * GET /inventory (specification §7) and POST /inventory/import: the stock of the signed-in user's business.
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
