import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/open-database.ts';
import { readMailParties, type WriteMail } from '../../mail/mail-writer.ts';
import { type Deliver, DeliveryFailed } from '../../outbox/outbox-message.ts';
import { postWebhook } from '../../webhook/post-webhook.ts';
import { demoRequestTemplates } from './demo-requests/demo-request-messages.ts';
import { demoRequestEvent } from './demo-requests/demo-request-webhook.ts';
import { mailToSales } from './demo-requests/mail-to-sales.ts';
import { mailToVisitor } from './demo-requests/mail-to-visitor.ts';
import { confirmationTemplate, webinarConfirmation } from './webinar-registrations/webinar-confirmation.ts';

/**
 * Who writes the mails of the site's own forms, by their templates.
 * @throws ContentError when the words of a mail do not fit
 */
export function siteMails(config: Config, clock: Clock): Record<string, WriteMail> {
  const parties = readMailParties(config);
  return {
    [demoRequestTemplates.toSales]: mailToSales(parties),
    [demoRequestTemplates.toVisitor]: mailToVisitor(parties),
    [confirmationTemplate]: webinarConfirmation(parties, clock),
  };
}

/** Posts what the site's forms brought to the address of the company's own programs. */
export function siteWebhook(
  { leadsWebhook }: Pick<Config, 'leadsWebhook'>,
  database: Database,
  clock: Clock,
): Deliver {
  return async ({ id, template, subjectId }, signal) => {
    if (leadsWebhook === undefined) throw new DeliveryFailed('LEADS_WEBHOOK_URL is not set', 'slowly');
    if (template !== demoRequestTemplates.webhook) {
      throw new DeliveryFailed(`there is no webhook '${template}'`, 'soon');
    }
    const event = await demoRequestEvent(database, subjectId);
    if (event === undefined) return 'gone';
    await postWebhook(leadsWebhook, event, { id, clock, signal });
    return 'delivered';
  };
}
