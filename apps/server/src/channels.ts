import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import { nobody, type SendMail } from './mail/mail.ts';
import { readMailParties, type WriteMail } from './mail/mail-writer.ts';
import { type Deliver, DeliveryFailed, type OutboxKind } from './outbox/outbox-message.ts';
import type { Channel } from './outbox/outbox-worker.ts';

/** What messages are made from and sent with. */
export interface ChannelServices {
  readonly config: Config;
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  /** Who writes which mail, by its template. */
  readonly writers: () => Promise<Readonly<Record<string, WriteMail>>>;
  readonly deliverWebhook: Deliver;
}

/** How messages leave: mails to the mail server or into files, webhooks to their address. */
export function createChannels(services: ChannelServices): Record<OutboxKind, Channel> {
  return {
    mail: { atOnce: 5, deliver: deliverMail(services) },
    webhook: { atOnce: 2, deliver: services.deliverWebhook },
  };
}

function deliverMail({ config, database, log, writers }: ChannelServices): Deliver {
  let way: Promise<SendMail> | undefined;
  return async (message, signal) => {
    const write = (await writers())[message.template];
    // A newer version may share this database; its own processes know.
    if (write === undefined) throw new DeliveryFailed(`there is no mail '${message.template}'`, 'soon');
    const mail = await write(database, message.subjectId);
    if (mail === undefined) return 'gone';
    way ??= openWay(config, log);
    const send = await way;
    await send(mail, message, signal);
    return mail.to === nobody ? 'gone' : 'delivered';
  };
}

/** Loaded with the first mail: the mailer and what draws letters are a third of all that the server could load. */
async function openWay(config: Config, log: FastifyBaseLogger): Promise<SendMail> {
  const { from } = readMailParties(config);
  if (config.smtpUrl === undefined) {
    const { writeToFile } = await import('./mail/write-to-file.ts');
    return writeToFile(join(config.dataDir, 'mail'), from, log);
  }
  const { sendToServer } = await import('./mail/send-to-server.ts');
  return sendToServer(config.smtpUrl, from);
}
