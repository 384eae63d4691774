import type { Contact } from '@accounting-site/content/facts';
import type { LinkedWords } from './link-words.ts';

/** A link to a WhatsApp chat with the company, with a prepared first message. */
export const whatsappLink = (contact: Contact, message: string) =>
  `https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(message)}`;

export const phoneLink = (contact: Contact) => `tel:${contact.phone}`;

/** A mailto link to an address of the company, with its subject. */
export const mailLink = (address: string, subject?: string) =>
  `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/**
 * The facts of contact.yaml that become links in texts. The longest come first, so that none hides another.
 */
export function contactLinks(contact: Contact): LinkedWords[] {
  const addresses = [
    contact.email,
    contact.support_email,
    contact.privacy_email,
    contact.security_email,
    contact.careers_email,
  ];
  const links = [
    { words: contact.phone_display, href: phoneLink(contact) },
    { words: contact.whatsapp_display, href: `https://wa.me/${contact.whatsapp}` },
    ...[...new Set(addresses)].map((address) => ({ words: address, href: mailLink(address) })),
  ];
  return links.toSorted((one, other) => other.words.length - one.words.length);
}
