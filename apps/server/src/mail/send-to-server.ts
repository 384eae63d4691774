import { once } from 'node:events';
import { createTransport, type NodemailerError } from 'nodemailer';
import { second } from '../clock.ts';
import { isThisMachine } from '../http/loopback.ts';
import { DeliveryFailed, type Retry } from '../outbox/outbox-message.ts';
import { composeMail } from './compose-mail.ts';
import { type Mail, noReceiver, type SendMail } from './mail.ts';
import type { MailAddress } from './mail-address.ts';
import { withoutAddresses } from './without-addresses.ts';
import { withoutLogin } from './without-login.ts';

const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 20 * second,
};

/**
 * Sends emails through the SMTP server of a URL, with a separate connection for each.
 * @param siteUrl names this server in its greeting
 */
export function sendToServer(smtpUrl: string, from: MailAddress, siteUrl: string): SendMail {
  const name = hostOf(siteUrl);
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: needsTls(new URL(smtpUrl)),
    ...(name !== undefined && { name }),
    ...timeouts,
  });
  const dropped = createTransport({ streamTransport: true, buffer: true });
  return async (mail, envelope, signal) => {
    const message = composeMail(mail, envelope, from);
    if (mail.to === noReceiver) {
      await dropped.sendMail(message);
      signal.throwIfAborted();
      // Connects and signs in, to take as much time as another email. The result is ignored.
      await Promise.race([transport.verify().catch(() => false), once(signal, 'abort')]);
      signal.throwIfAborted();
      return '';
    }
    try {
      const { response } = await transport.sendMail({ ...message, signal });
      return response;
    } catch (error) {
      throw error instanceof Error ? whyNotSent(error, mail, smtpUrl) : error;
    }
  };
}

/**
 * The host name for EHLO, if it is a full one. Without it, a machine whose own name has no dot, like every container,
 * says `[127.0.0.1]`, which spam filters count against the email.
 */
function hostOf(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  return /\.[a-z][^.]*$/.test(hostname) ? hostname : undefined;
}

/** A password to another machine requires TLS, unless the URL itself disables it. */
function needsTls({ protocol, password, hostname }: URL): boolean {
  return protocol === 'smtp:' && password !== '' && !isThisMachine(hostname);
}

function whyNotSent(error: NodemailerError, mail: Mail, smtpUrl: string): DeliveryFailed {
  const { code, originalCode, response, command, message } = error;
  const said = withoutAddresses(withoutLogin(response ?? message, smtpUrl));
  const where = command === undefined ? '' : ` at ${command}`;
  return new DeliveryFailed(`${originalCode ?? code ?? error.name}${where}: ${said}`, retryOf(error, mail));
}

/**
 * What RFC 3463 says about the recipient: no such mailbox, no such domain, bad syntax, moved, a domain without email,
 * disabled.
 */
const aboutRecipient = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];

/**
 * Only a refusal of this recipient is permanent. Providers also refuse at RCPT and DATA because of the sender's account:
 * its address is not verified, its limit is reached. The owner can fix that, so emails wait, also after a 550 without
 * such a code, which can mean either.
 */
function retryOf({ permanent, command, response = '' }: NodemailerError, { whenRefused }: Mail): Retry {
  if (command === 'API') return 'never';
  const isAtMessage = command === 'RCPT TO' || command === 'DATA';
  if (permanent !== true || !isAtMessage) return 'soon';
  const [, status = ''] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})/.exec(response) ?? [];
  return aboutRecipient.includes(status) ? whenRefused : 'slowly';
}
