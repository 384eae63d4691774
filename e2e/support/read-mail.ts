import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { MailServer } from '../../apps/server/src/testing/email/mail-server.ts';

/** Waits for an email to an address that contains a text, and parses it like an email client. */
export async function readMail(mailServer: MailServer, to: string, part = ''): Promise<Email> {
  let found: Email | undefined;
  await expect(async () => {
    const mails = mailServer.mails.filter((mail) => mail.to.includes(to));
    const read = await Promise.all(mails.map(({ message }) => PostalMime.parse(message)));
    found = read.find(({ text }) => text?.includes(part));
    expect(found, `an email to ${to}`).toBeDefined();
  }).toPass({ timeout: 60_000, intervals: [100] });
  if (found === undefined) throw new Error('toPass() has seen to this');
  return found;
}
