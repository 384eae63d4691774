import type { FastifyInstance } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import type { MailServer, ReceivedMail } from './mail-server.ts';

/** What people find in their mailbox: read from what really went over SMTP. */
export interface Mailbox {
  /** Every mail to an address, the oldest first, once what is due has been sent. */
  mailsTo(address: string): Promise<Email[]>;
  /** The tokens of the links to an address, the oldest first, as the address bar would hold them. */
  tokensTo(address: string): Promise<string[]>;
  /** The token of the latest link to an address. */
  tokenTo(address: string): Promise<string>;
}

/** The mailboxes of everybody that a test server writes to. */
export function openMailbox(app: FastifyInstance, mailServer: MailServer): Mailbox {
  const mailsTo = async (address: string) => {
    // A database on a busy machine gives up after a second; people look into their mailbox again, too.
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
      if (token === undefined) throw new Error(`No mail to ${address} holds a link with a token`);
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

/** The first link of a mail with a token behind its #. */
export function linkOf({ html = '' }: Email): URL | undefined {
  const [, href] = /href="([^"]+#[^"]+)"/.exec(html) ?? [];
  return href === undefined ? undefined : new URL(href);
}
