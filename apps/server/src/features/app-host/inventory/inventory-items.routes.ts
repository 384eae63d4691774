import { inventoryCalls } from '@accounting-site/contract/calls/inventory-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSignedIn } from '../../../authentication/signed-in.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { addItem, changeItem, readItem, removeItem } from '../../../inventory/change-item.ts';
import type { AppHostServices } from '../services.ts';
import { changeLimit, countForBusiness } from './inventory-limits.ts';

/** POST /inventory/items and GET, PUT and DELETE /inventory/items/:id: one item of the user's business. */
export async function inventoryItems(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { config, database, clock } = services;
  const { addItem: addCall, readItem: readCall, changeItem: changeCall } = inventoryCalls;
  const { removeItem: removeCall } = inventoryCalls;

  app.addHook('onRequest', async (request) => void (await requireSignedIn(request, services)));

  /** Counts a request and returns the user's business. */
  const businessOf = async (request: FastifyRequest) => {
    const { businessId } = await requireSignedIn(request, services);
    await countForBusiness(database, changeLimit, businessId, clock());
    return businessId;
  };

  answerCall(app, addCall, async (request) => {
    const businessId = await businessOf(request);
    const limit = config.inventoryLimit;
    return addItem(database, businessId, request.body, { now: clock(), limit });
  });
  answerCall(app, readCall, async (request) =>
    readItem(database, { businessId: await businessOf(request), id: request.params.id }),
  );
  answerCall(app, changeCall, async (request) => {
    const businessId = await businessOf(request);
    return changeItem(database, { businessId, id: request.params.id }, request.body);
  });
  answerCall(app, removeCall, async (request) => {
    await removeItem(database, { businessId: await businessOf(request), id: request.params.id });
  });
}
