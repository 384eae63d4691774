import type { Contact } from '@accounting-site/content/facts/facts';

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

/** A text that becomes a link wherever it occurs. */
export interface LinkedWords {
  words: string;
  href: string;
}

/** A piece of a text; a link if it has an address. */
interface TextPiece {
  text: string;
  href?: string;
}

/** Splits a text at the words that become links. The joined pieces equal the text. */
export function linkWords(text: string, links: readonly LinkedWords[]): TextPiece[] {
  const [first, ...others] = links;
  if (!first) return text === '' ? [] : [{ text }];
  return text
    .split(first.words)
    .flatMap((part, at) => [
      ...(at > 0 ? [{ text: first.words, href: first.href }] : []),
      ...linkWords(part, others),
    ]);
}
