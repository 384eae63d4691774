import { idParameterSchema } from '@accounting-site/contract/account';
import { inventoryCalls } from '@accounting-site/contract/inventory-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requireSignedIn } from '../../../authentication/signed-in.ts';
import { addItem, changeItem, readItem, removeItem } from '../../../inventory/change-item.ts';
import type { AppHostServices } from '../services.ts';
import { changeLimit, countForBusiness } from './inventory-limits.ts';

/** POST /inventory/items and GET, PUT and DELETE /inventory/items/:id: one item of the user's business. */
export async function inventoryItems(plain: FastifyInstance, services: AppHostServices): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { config, database, clock } = services;
  const { addItem: addCall, readItem: readCall, changeItem: changeCall } = inventoryCalls;
  const { removeItem: removeCall } = inventoryCalls;
  const params = idParameterSchema;

  app.addHook('onRequest', async (request) => void (await requireSignedIn(request, services)));

  /** Counts a request and returns the user's business. */
  const businessOf = async (request: FastifyRequest) => {
    const { businessId } = await requireSignedIn(request, services);
    await countForBusiness(database, changeLimit, businessId, clock());
    return businessId;
  };

  app.post(
    addCall.path,
    { schema: { body: addCall.request, response: { 201: addCall.answer } } },
    async (request, reply) => {
      const businessId = await businessOf(request);
      const limit = config.inventoryLimit;
      return reply.code(201).send(await addItem(database, businessId, request.body, { now: clock(), limit }));
    },
  );
  app.get(readCall.path, { schema: { params, response: { 200: readCall.answer } } }, async (request) =>
    readItem(database, { businessId: await businessOf(request), id: request.params.id }),
  );
  app.put(
    changeCall.path,
    { schema: { params, body: changeCall.request, response: { 200: changeCall.answer } } },
    async (request) => {
      const businessId = await businessOf(request);
      return changeItem(database, { businessId, id: request.params.id }, request.body);
    },
  );
  app.delete(removeCall.path, { schema: { params } }, async (request, reply) => {
    await removeItem(database, { businessId: await businessOf(request), id: request.params.id });
    return reply.code(204).send();
  });
}
