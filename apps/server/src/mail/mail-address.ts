import { domainToASCII } from 'node:url';
import { emailPattern } from '@accounting-site/contract/fields/email-pattern';

/** An address with its display name; empty when there is none. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** Parses `Name <address>` or a bare address. Undefined when it is neither. */
export function parseMailAddress(text: string): MailAddress | undefined {
  const [, name = '', address = text] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const found = { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
  return isMailAddress(found.address) ? found : undefined;
}

/** Whether the text is exactly one address, and cannot become a second one or another header. */
export function isMailAddress(address: string): boolean {
  return address.length <= 254 && emailPattern.test(address);
}

/**
 * Where replies go, with the address in ASCII, which every mail server accepts in a header. Undefined when its local
 * part is not ASCII: that needs SMTPUTF8, and a server without it would refuse the whole email for the header.
 */
export function replyTo({ name, email }: { name: string; email: string }): MailAddress | undefined {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), domainToASCII(email.slice(at + 1))];
  const plain = /^[\w!#$%&'*+\-/=?^`{|}~]+(?:\.[\w!#$%&'*+\-/=?^`{|}~]+)*$/;
  const isPlain = isMailAddress(email) && plain.test(local) && domain !== '';
  return isPlain ? { name, address: `${local}@${domain}` } : undefined;
}

/**
 * The mailbox that an address reaches, to count what is sent to it: without a tag, and at Gmail without dots. Only
 * counters may use it, because some providers deliver these addresses to different people.
 */
export function mailboxOf(address: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(address.toLowerCase()) ?? [];
  const local = name.replace(/(?<!^)\+.*$/s, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The domain in ASCII. */
export function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || 'localhost';
}
