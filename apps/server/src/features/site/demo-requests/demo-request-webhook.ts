import type { Database } from '../../../database/open-database.ts';
import type { WebhookEvent } from '../../../webhook/post-webhook.ts';
import { findDemoRequest } from './demo-requests.repository.ts';

/** What a CRM is told of a demo request. Undefined when it was erased. */
export async function demoRequestEvent(database: Database, id: string): Promise<WebhookEvent | undefined> {
  const request = await findDemoRequest(database, id);
  if (request === undefined) return undefined;
  const { name, email, company, phone, message, plan, received_at: at } = request;
  return {
    type: 'demo_request.received',
    at,
    data: {
      id,
      receivedAt: new Date(at).toISOString(),
      name,
      email,
      company,
      phone,
      message,
      plan,
      suspected: request.suspected === 1,
    },
  };
}
