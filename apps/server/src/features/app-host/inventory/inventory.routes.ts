import { accountCalls } from '@accounting-site/contract/account-calls';
import { appHostCalls } from '@accounting-site/contract/calls';
import { importMaxBytes } from '@accounting-site/contract/field-limits';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requireSignedIn } from '../../../authentication/signed-in.ts';
import { importInventory } from '../../../inventory/import-inventory.ts';
import type { AppHostServices } from '../app-host.ts';
import { countImport } from './count-import.ts';
import { sendInventory } from './send-inventory.ts';

/** JSON writes quotation marks and line ends in two letters, so that a file may be twice as long in it. */
const bodyLimit = 2 * importMaxBytes + 1024;

/** GET /inventory (specification §7) and POST /inventory/import: what the business of the signed-in user keeps in stock. */
export async function inventory(plain: FastifyInstance, services: AppHostServices): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { database, clock } = services;
  const { listInventory: listCall } = appHostCalls;
  const { importInventory: importCall } = accountCalls;

  app.get(listCall.path, async (request, reply) => {
    const { businessId } = await requireSignedIn(request, services);
    return sendInventory(database, businessId, request, reply);
  });

  app.post(
    importCall.path,
    {
      bodyLimit,
      // Before the body is read: strangers send no megabytes.
      onRequest: async (request) => void (await requireSignedIn(request, services)),
      schema: { body: importCall.request, response: { 200: importCall.answer } },
    },
    async (request) => {
      const { businessId } = await requireSignedIn(request, services);
      await countImport(database, businessId, clock());
      return importInventory(database, businessId, request.body, clock());
    },
  );
}
