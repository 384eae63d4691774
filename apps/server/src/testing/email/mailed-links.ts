import type { FastifyInstance } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import type { MailServer, ReceivedMail } from './mail-server.ts';

/** The mailboxes of users, with the emails that were really sent over SMTP. */
interface Mailbox {
  /** Every email to an address, oldest first, after sending what is due. */
  mailsTo(address: string): Promise<Email[]>;
  /** The tokens of all links to an address, oldest first, as in the URL. */
  tokensTo(address: string): Promise<string[]>;
  /** The token of the latest link to an address. */
  tokenTo(address: string): Promise<string>;
}

/** Opens the mailboxes of all recipients of a test server. */
export function openMailbox(app: FastifyInstance, mailServer: MailServer): Mailbox {
  const mailsTo = async (address: string) => {
    // On a busy machine a query may exceed its timeout of a second, so this tries again.
    await vi.waitFor(() => app.outbox.sendDue(), { timeout: 20_000, interval: 250 });
    const mails = mailServer.mails.filter(({ to }) => to.includes(address));
    return Promise.all(mails.map(readOnce));
  };
  const tokensTo = async (address: string) =>
    (await mailsTo(address)).flatMap((mail) => linkOf(mail)?.hash.slice(1) ?? []);
  return {
    mailsTo,
    tokensTo,
    async tokenTo(address) {
      const token = (await tokensTo(address)).at(-1);
      if (token === undefined) throw new Error(`No email to ${address} has a link with a token`);
      return token;
    },
  };
}

const read = new WeakMap<ReceivedMail, Promise<Email>>();

function readOnce(mail: ReceivedMail): Promise<Email> {
  const email = read.get(mail) ?? PostalMime.parse(mail.message);
  read.set(mail, email);
  return email;
}

/** The first link in an email that has a token after its #. */
export function linkOf({ html = '' }: Email): URL | undefined {
  const [, href] = /href="([^"]+#[^"]+)"/.exec(html) ?? [];
  return href === undefined ? undefined : new URL(href);
}
