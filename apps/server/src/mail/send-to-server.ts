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

/** Sends emails through the SMTP server of a URL, with a separate connection for each. */
export function sendToServer(smtpUrl: string, from: MailAddress): SendMail {
  const transport = createTransport({ url: smtpUrl, requireTLS: needsTls(new URL(smtpUrl)), ...timeouts });
  const dropped = createTransport({ streamTransport: true, buffer: true });
  return async (mail, envelope, signal) => {
    const message = composeMail(mail, envelope, from);
    if (mail.to === noReceiver) {
      await dropped.sendMail(message);
      signal.throwIfAborted();
      // Connects and signs in, to take as much time as another email. The result is ignored.
      await Promise.race([transport.verify().catch(() => false), once(signal, 'abort')]);
      signal.throwIfAborted();
      return;
    }
    try {
      await transport.sendMail({ ...message, signal });
    } catch (error) {
      throw error instanceof Error ? whyNotSent(error, mail, smtpUrl) : error;
    }
  };
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
 * Only a refusal of this recipient or this email is permanent. The owner can fix a problem with the sender,
 * the password or the connection, so all emails are retried meanwhile.
 */
function retryOf({ permanent, command }: NodemailerError, { whenRefused }: Mail): Retry {
  if (command === 'API') return 'never';
  const ofThisMail = command === 'RCPT TO' || command === 'DATA';
  return permanent === true && ofThisMail ? whenRefused : 'soon';
}
