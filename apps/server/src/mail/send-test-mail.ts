import { randomUUID } from 'node:crypto';
import { readBrand } from '@accounting-site/content/facts/facts';
import { minute } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { letter, paragraph } from './letter/letter.ts';
import { readMailParties } from './mail-writer.ts';
import { sendToServer } from './send-to-server.ts';

/**
 * Sends one email like those that follow a form, for the owner who sets up email.
 * @returns what the mail server responded
 * @throws DeliveryFailed when it was not accepted
 */
export async function sendTestMail(
  config: Config,
  { smtpUrl, to, now }: { smtpUrl: string; to: string; now: number },
): Promise<string> {
  const { from, siteUrl } = readMailParties(config);
  const subject = `Test email from ${readBrand().name}`;
  const text =
    'Your site can send emails. If this one was in the spam folder, check the SPF and DKIM records.';
  const sender = `Sent from ${siteUrl} by npm run manage -- mail test.`;
  const mail = {
    to,
    subject,
    letter: letter({ heading: subject, sender }, paragraph(text)),
    automatic: 'notice',
    whenRefused: 'never',
  } as const;
  const envelope = { id: randomUUID(), template: 'test', createdAt: now, date: now };
  return sendToServer(smtpUrl, from, siteUrl)(mail, envelope, AbortSignal.timeout(minute));
}
