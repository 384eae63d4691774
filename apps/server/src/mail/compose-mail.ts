import type { SendMailOptions } from 'nodemailer';
import { DeliveryFailed } from '../outbox/outbox-message.ts';
import { renderLetter } from './letter/render-letter.ts';
import { type Envelope, type Mail, nobody } from './mail.ts';
import { domainOf, isMailAddress, type MailAddress } from './mail-address.ts';

/**
 * A mail as nodemailer takes it: to one receiver, whatever the fields hold. The Message-ID and the date stay the same
 * when it is sent again, so that mail programs know that they have it.
 * @throws DeliveryFailed when the receiver is not exactly one address; it never reaches a mail server
 */
export async function composeMail(
  mail: Mail,
  { id, createdAt }: Envelope,
  from: MailAddress,
): Promise<SendMailOptions> {
  const to = mail.to === nobody ? from.address : mail.to;
  if (!isMailAddress(to)) throw new DeliveryFailed('the receiver is not one e-mail address', 'never');
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    messageId: `<${id}@${domainOf(from.address)}>`,
    date: new Date(createdAt),
    headers: {
      'Auto-Submitted': mail.automatic === 'reply' ? 'auto-replied' : 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    ...(await renderLetter(mail.letter)),
    ...(mail.calendar !== undefined && {
      icalEvent: { method: 'PUBLISH', filename: 'event.ics', content: mail.calendar },
    }),
    xMailer: false,
    // What a visitor typed is never a place to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
