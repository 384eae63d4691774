import { filledIn } from '@accounting-site/contract/demo-request-fields';
import type { Database } from '../../../database/open-database.ts';
import type { WebhookEvent } from '../../../webhook/post-webhook.ts';
import { findDemoRequest } from './demo-requests.repository.ts';

/** The webhook event for a demo request. Undefined when the request was erased. */
export async function demoRequestEvent(database: Database, id: string): Promise<WebhookEvent | undefined> {
  const request = await findDemoRequest(database, id);
  if (request === undefined) return undefined;
  const { plan, received_at: at } = request;
  return {
    type: 'demo_request.received',
    at,
    data: {
      id,
      receivedAt: new Date(at).toISOString(),
      ...filledIn(request),
      plan,
      suspected: request.suspected === 1,
    },
  };
}
