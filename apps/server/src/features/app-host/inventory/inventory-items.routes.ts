import { inventoryCalls } from '@accounting-site/contract/calls/inventory-calls';
import type { FastifyInstance } from 'fastify';
import type { SignedIn } from '../../../authentication/signed-in.ts';
import { addItem, changeItem, readItem, removeItem } from '../../../inventory/change-item.ts';
import { requireWithin } from '../../../limits/too-many.ts';
import { answerSignedIn } from '../answer-signed-in.ts';
import type { AppHostServices } from '../services.ts';
import { changeLimit } from './inventory-limits.ts';

/** POST /inventory/items and GET, PUT and DELETE /inventory/items/:id: one item of the user's business. */
export async function inventoryItems(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { config, database, clock } = services;
  const before = ({ businessId }: SignedIn) => requireWithin(database, changeLimit, businessId, clock());
  answerSignedIn(
    app,
    services,
    inventoryCalls.addItem,
    (request, { businessId }) =>
      addItem(database, businessId, request.body, { now: clock(), limit: config.inventoryLimit }),
    { before },
  );
  answerSignedIn(
    app,
    services,
    inventoryCalls.readItem,
    ({ params }, { businessId }) => readItem(database, { businessId, id: params.id }),
    { before },
  );
  answerSignedIn(
    app,
    services,
    inventoryCalls.changeItem,
    ({ params, body }, { businessId }) => changeItem(database, { businessId, id: params.id }, body),
    { before },
  );
  answerSignedIn(
    app,
    services,
    inventoryCalls.removeItem,
    ({ params }, { businessId }) => removeItem(database, { businessId, id: params.id }),
    { before },
  );
}
