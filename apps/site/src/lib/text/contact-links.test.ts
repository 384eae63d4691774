import { readContact } from '@accounting-site/content/facts/facts';
import { expect, test } from 'vitest';
import { contactLinks, linkWords } from './contact-links.ts';

const contact = readContact();

test('a number, an address and a chat in a sentence become links, and the text is unchanged', () => {
  const { phone_display: phone, support_email: email, whatsapp_display: chat } = contact;
  const text = `Write to ${email} or call ${phone}. On WhatsApp: ${chat}`;
  const pieces = linkWords(text, contactLinks(contact));
  expect(pieces.filter(({ href }) => href)).toEqual([
    { text: email, href: `mailto:${email}` },
    { text: phone, href: `tel:${contact.phone}` },
    { text: chat, href: `https://wa.me/${contact.whatsapp}` },
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test.each(['', 'Nothing to tap here.'])('%j has no link', (text) => {
  expect(linkWords(text, contactLinks(contact))).toEqual(text ? [{ text }] : []);
});

test('a text that occurs twice is linked twice', () => {
  const pieces = linkWords('Sales, then Sales', [{ words: 'Sales', href: '/sales' }]);
  expect(pieces.filter(({ href }) => href)).toHaveLength(2);
});
