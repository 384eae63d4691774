import { appHostCalls } from '@accounting-site/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requireSignedIn } from '../../../authentication/signed-in.ts';
import type { AppHostServices } from '../app-host.ts';
import { listInventoryItems } from './inventory.repository.ts';

/** GET /inventory (specification §7): what the business of the signed-in user keeps in stock. */
export async function inventory(plain: FastifyInstance, services: AppHostServices): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { listInventory: call } = appHostCalls;

  app.get(call.path, { schema: { response: { 200: call.answer } } }, async (request) => {
    const { businessId } = await requireSignedIn(request, services);
    return listInventoryItems(services.database, businessId);
  });
}
