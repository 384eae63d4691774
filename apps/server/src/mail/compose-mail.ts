import type { SendMailOptions } from 'nodemailer';
import { DeliveryFailed } from '../outbox/outbox-message.ts';
import { renderLetter } from './letter/render-letter.ts';
import { type Envelope, type Mail, noReceiver } from './mail.ts';
import { domainOf, isMailAddress, type MailAddress } from './mail-address.ts';

/**
 * Composes an email for nodemailer. It has exactly one recipient, whatever its fields contain. The Message-ID
 * stays the same when it is sent again, so that mail programs recognise the duplicate.
 * @throws DeliveryFailed when the recipient is not exactly one address; nothing is then sent to a mail server
 */
export function composeMail(mail: Mail, { id, date }: Envelope, from: MailAddress): SendMailOptions {
  const to = mail.to === noReceiver ? from.address : mail.to;
  if (!isMailAddress(to)) throw new DeliveryFailed('the receiver is not one email address', 'never');
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    messageId: `<${id}@${domainOf(from.address)}>`,
    date: new Date(date),
    headers: {
      'Auto-Submitted': mail.automatic === 'reply' ? 'auto-replied' : 'auto-generated',
      // Without `All` and `NDR`: the owner should learn that an address does not exist (MS-OXCMAIL 2.1.3.2.20).
      'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply',
    },
    ...renderLetter(mail.letter),
    ...(mail.calendar !== undefined && {
      icalEvent: { method: 'PUBLISH', filename: 'event.ics', content: mail.calendar },
    }),
    ...(mail.replyTo &&
      mail.unsubscribe !== undefined && { list: { unsubscribe: mailto(mail.replyTo, mail.unsubscribe) } }),
    xMailer: false,
    // Typed text must never be read as a path or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A link that opens a new email (RFC 6068). */
function mailto({ address }: MailAddress, subject: string): string {
  const at = address.lastIndexOf('@');
  const local = encodeURIComponent(address.slice(0, at));
  return `mailto:${local}@${domainOf(address)}?subject=${encodeURIComponent(subject)}`;
}
