import { join } from 'node:path';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { keepForContent } from '@accounting-site/content/reading/content-folder';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, hour } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import { noReceiver, type SendMail } from '../mail/mail.ts';
import { readMailParties, type WriteMail } from '../mail/mail-writer.ts';
import { mailedLinkTemplate } from '../mailed-links/mailed-links.repository.ts';
import { type Deliver, DeliveryFailed, type OutboxKind } from './outbox-message.ts';
import type { Channel } from './outbox-worker.ts';
import { accountTemplates, bulkTemplates } from './templates.ts';

/** An email that is older gets the time of its attempt: mail programs sort by this date, and spam filters read it. */
const datedFor = 6 * hour;

interface ChannelServices {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** The functions that write each email, by template. */
  readonly writers: () => Promise<Readonly<Record<string, WriteMail>>>;
  readonly deliverWebhook: Deliver;
}

/** How messages are sent: emails to the mail server or into files, webhooks to their URL. */
export function createChannels(services: ChannelServices): Record<OutboxKind, Channel> {
  return {
    mail: { maxParallel: 5, first: accountTemplates, last: bulkTemplates, deliver: deliverMail(services) },
    webhook: { maxParallel: 2, first: [], last: [], deliver: services.deliverWebhook },
  };
}

function deliverMail({ config, database, clock, log, writers }: ChannelServices): Deliver {
  const way = keepForContent(() => openWay(config, log));
  return (message, signal) =>
    inLanguage(message.language, async () => {
      const write = (await writers())[message.template];
      // A newer version that shares this database may have stored it. Its own processes can send it.
      if (write === undefined) throw new DeliveryFailed(`there is no mail '${message.template}'`, 'soon');
      const mail = await write(database, message.subjectId);
      if (mail === undefined) return 'gone';
      const send = await way();
      const now = clock();
      // The lifetime of a link starts when its email is written.
      const isDatedNow = message.template === mailedLinkTemplate || now - message.createdAt > datedFor;
      await send(mail, { ...message, date: isDatedNow ? now : message.createdAt }, signal);
      return mail.to === noReceiver ? 'no receiver' : 'delivered';
    });
}

/**
 * Loaded with the first email: the mailer and the email renderer are a third of all code that the server can
 * load.
 */
async function openWay(config: Config, log: FastifyBaseLogger): Promise<SendMail> {
  const { from, siteUrl } = readMailParties(config);
  if (config.smtpUrl === undefined) {
    const { writeToFile } = await import('../mail/write-to-file.ts');
    return writeToFile(join(config.dataDir, 'mail'), from, log);
  }
  const { sendToServer } = await import('../mail/send-to-server.ts');
  return sendToServer(config.smtpUrl, from, siteUrl);
}
