import { createTransport, type NodemailerError } from 'nodemailer';
import { second } from '../clock.ts';
import { isThisMachine } from '../loopback.ts';
import { DeliveryFailed, type Retry } from '../outbox/outbox-message.ts';
import { composeMail } from './compose-mail.ts';
import { type Mail, nobody, type SendMail } from './mail.ts';
import type { MailAddress } from './mail-address.ts';
import { withoutAddresses } from './without-addresses.ts';
import { withoutLogin } from './without-login.ts';

const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 20 * second,
};

/** Sends mails through the SMTP server of a URL, each over a connection of its own. */
export function sendToServer(smtpUrl: string, from: MailAddress): SendMail {
  const transport = createTransport({ url: smtpUrl, requireTLS: needsTls(new URL(smtpUrl)), ...timeouts });
  const dropped = createTransport({ streamTransport: true, buffer: true });
  return async (mail, envelope, signal) => {
    const message = await composeMail(mail, envelope, from);
    if (mail.to === nobody) {
      await dropped.sendMail(message);
      // Connects and signs in, as for any other mail. Whether that goes well matters to nobody.
      await transport.verify().catch(() => false);
      return;
    }
    try {
      await transport.sendMail({ ...message, signal });
    } catch (error) {
      throw error instanceof Error ? whyNotSent(error, mail, smtpUrl) : error;
    }
  };
}

/** A password goes to another machine encrypted or not at all, unless the URL itself says otherwise. */
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
 * Only a refusal of this receiver or this mail is for good. One of the sender, the password or the connection is the
 * owner's to mend, and everything waits for it.
 */
function retryOf({ permanent, command }: NodemailerError, { whenRefused }: Mail): Retry {
  if (command === 'API') return 'never';
  const ofThisMail = command === 'RCPT TO' || command === 'DATA';
  return permanent === true && ofThisMail ? whenRefused : 'soon';
}
