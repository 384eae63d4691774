import type { MailServer } from '../../apps/server/src/testing/email/mail-server.ts';
import { readMail } from './read-mail.ts';

/** The link of an email, and its code for pages without script. */
interface MailedLink {
  address: string;
  code: string;
}

/** Waits for the email with a link to a page of the site, such as /reset-password. */
export async function readMailedLink(mailServer: MailServer, to: string, path: string): Promise<MailedLink> {
  const { text = '' } = await readMail(mailServer, to, `${path}#`);
  const [, address, code] = new RegExp(`(https?://\\S+${path}#([\\w-]{43}))`).exec(text) ?? [];
  if (address === undefined || code === undefined)
    throw new Error(`The email contains no complete link:\n${text}`);
  return { address, code };
}
