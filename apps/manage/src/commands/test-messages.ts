import { randomUUID } from 'node:crypto';
import { minute } from '@accounting-site/server/clock';
import { isMailAddress } from '@accounting-site/server/mail/mail-address';
import { DeliveryFailed } from '@accounting-site/server/outbox/outbox-message';
import { postWebhook } from '@accounting-site/server/webhook/post-webhook';
import { CannotDo, type Command, onlyPositional, sayError } from '../command.ts';

const freeMail = /@(?:aol|gmail|googlemail|hotmail|icloud|live|outlook|yahoo|ymail)\.(?:com|co\.uk|fr)$/i;

export const mailTest: Command = {
  name: 'mail test',
  usage: 'mail test ADDRESS',
  help: `Sends one email to ADDRESS with SMTP_URL and MAIL_FROM, and prints what the mail server responds. Nothing is stored.
If it accepts, look into that mailbox, also into the spam folder.`,
  options: {},
  async run(given, { config, now, print }) {
    const to = onlyPositional(given, 'Give one email address, such as you@example.com');
    if (!isMailAddress(to)) throw new CannotDo(`${to} is not an email address.`);
    const { smtpUrl } = config;
    if (smtpUrl === undefined) {
      throw new CannotDo('SMTP_URL is not set. docs/recipes/set-up-mail.md says how to set it.');
    }
    // The email renderer and the mailer are large, and no other command needs them.
    const { sendTestMail } = await import('@accounting-site/server/mail/send-test-mail');
    const response = await sayError(DeliveryFailed, () => sendTestMail(config, { smtpUrl, to, now }));
    print(`The mail server accepted it: ${response}`);
    if (freeMail.test(config.mailFrom?.address ?? ''))
      print('MAIL_FROM is at a free email service, so emails may end up as spam. Use your own domain.');
  },
};

export const webhookTest: Command = {
  name: 'webhook test',
  usage: 'webhook test',
  help: `Posts one signed event of the type webhook.test, without a lead, to LEADS_WEBHOOK_URL, and prints the status of the
response. Nothing is stored.`,
  options: {},
  async run(_given, { config: { leadsWebhook }, now, print }) {
    if (leadsWebhook === undefined) {
      throw new CannotDo('LEADS_WEBHOOK_URL is not set. docs/recipes/receive-leads.md says how to set it.');
    }
    const event = { type: 'webhook.test', at: now, data: {} };
    const attempt = { id: randomUUID(), clock: () => now, signal: AbortSignal.timeout(minute) };
    const status = await sayError(DeliveryFailed, () => postWebhook(leadsWebhook, event, attempt));
    print(`The receiver accepted it with the status ${status}.`);
  },
};
