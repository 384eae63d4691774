import type { Contact } from '@accounting-site/content/facts';

/** A WhatsApp chat with the company, the first message already written. */
export const whatsappLink = (contact: Contact, message: string) =>
  `https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(message)}`;

export const phoneLink = (contact: Contact) => `tel:${contact.phone}`;

/** A mail to an address of the company, with its subject. */
export const mailLink = (address: string, subject?: string) =>
  `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
