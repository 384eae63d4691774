import { domainToASCII } from 'node:url';
import { emailPattern } from '@accounting-site/contract/email-pattern';

/** An address with the name that mail programs show; empty where there is none. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** Reads `Name <address>` or a bare address. Undefined when it is neither. */
export function parseMailAddress(text: string): MailAddress | undefined {
  const [, name = '', address = text] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const found = { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
  return isMailAddress(found.address) ? found : undefined;
}

/** Whether it is exactly one address: nothing that could become a second one or another header. */
export function isMailAddress(address: string): boolean {
  return address.length <= 254 && emailPattern.test(address);
}

/**
 * The address in letters that every mail server takes into a header. Undefined where there is none: a name before the
 * @ beyond ASCII needs a server that speaks SMTPUTF8, and a header that is refused would hold up the whole mail.
 */
export function plainAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), domainToASCII(address.slice(at + 1))];
  const plain = /^[\w!#$%&'*+\-/=?^`{|}~]+(?:\.[\w!#$%&'*+\-/=?^`{|}~]+)*$/;
  return isMailAddress(address) && plain.test(local) && domain !== '' ? `${local}@${domain}` : undefined;
}

/** What stands behind the @. */
export function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || 'localhost';
}
