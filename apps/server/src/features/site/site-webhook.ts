import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open-database.ts';
import { type Deliver, DeliveryFailed } from '../../outbox/outbox-message.ts';
import { postWebhook } from '../../webhook/post-webhook.ts';
import { askedAgainTemplates, demoRequestTemplates } from './leads/lead-messages.ts';
import { askedAgainEvent, leadEvent } from './leads/lead-webhook.ts';

const events: Record<string, typeof leadEvent> = {
  [demoRequestTemplates.webhook]: leadEvent,
  [askedAgainTemplates.webhook]: askedAgainEvent,
};

/** Sends form submissions to the company's webhook. */
export function siteWebhook(
  { leadsWebhook }: Pick<Config, 'leadsWebhook'>,
  database: Database,
  clock: Clock,
): Deliver {
  return async ({ id, template, subjectId }, signal) => {
    if (leadsWebhook === undefined) throw new DeliveryFailed('LEADS_WEBHOOK_URL is not set', 'slowly');
    const read = events[template];
    if (read === undefined) throw new DeliveryFailed(`there is no webhook '${template}'`, 'soon');
    const event = await read(database, subjectId);
    if (event === undefined) return 'gone';
    await postWebhook(leadsWebhook, event, { id, clock, signal });
    return 'delivered';
  };
}
