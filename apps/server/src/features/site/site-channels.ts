import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/open-database.ts';
import { readMailParties, type WriteMail } from '../../mail/mail-writer.ts';
import { sendToServer } from '../../mail/send-to-server.ts';
import { writeToFile } from '../../mail/write-to-file.ts';
import { type Deliver, DeliveryFailed, type OutboxKind } from '../../outbox/outbox-message.ts';
import type { Channel } from '../../outbox/outbox-worker.ts';
import { postWebhook } from '../../webhook/post-webhook.ts';
import { demoRequestTemplates } from './demo-requests/demo-request-messages.ts';
import { demoRequestEvent } from './demo-requests/demo-request-webhook.ts';
import { mailToSales } from './demo-requests/mail-to-sales.ts';
import { mailToVisitor } from './demo-requests/mail-to-visitor.ts';
import { confirmationTemplate, webinarConfirmation } from './webinar-registrations/webinar-confirmation.ts';

/** What the site's messages are made from and sent with. */
export interface ChannelServices {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/**
 * How the site's messages leave: mails to the mail server or into files, webhooks to their address.
 * @throws ContentError when the words of a mail do not fit
 */
export function siteChannels(services: ChannelServices): Record<OutboxKind, Channel> {
  return {
    mail: { atOnce: 5, deliver: deliverMail(services) },
    webhook: { atOnce: 2, deliver: deliverWebhook(services) },
  };
}

function deliverMail({ config, database, clock, log }: ChannelServices): Deliver {
  const parties = readMailParties(config);
  const send =
    config.smtpUrl === undefined
      ? writeToFile(join(config.dataDir, 'mail'), parties.from, log)
      : sendToServer(config.smtpUrl, parties.from);
  const writers: Record<string, WriteMail> = {
    [demoRequestTemplates.toSales]: mailToSales(parties),
    [demoRequestTemplates.toVisitor]: mailToVisitor(parties),
    [confirmationTemplate]: webinarConfirmation(parties, clock),
  };
  return async (message, signal) => {
    const write = writers[message.template];
    // A newer version may share this database; its own processes know.
    if (write === undefined) throw new DeliveryFailed(`there is no mail '${message.template}'`, 'soon');
    const mail = await write(database, message.subjectId);
    if (mail === undefined) return 'gone';
    await send(mail, message, signal);
    return 'delivered';
  };
}

function deliverWebhook({ config: { leadsWebhook }, database, clock }: ChannelServices): Deliver {
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
