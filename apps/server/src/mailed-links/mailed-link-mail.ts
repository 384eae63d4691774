import { addressPrefix } from '@accounting-site/content/languages/languages';
import { text } from '@accounting-site/content/reading/fields';
import { createElement } from 'react';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { MailedLinkPurpose } from '../database/account-tables.ts';
import { Actions, Facts, Letter, Paragraph, Paragraphs } from '../mail/letter/letter.ts';
import { greet, greetingWords, readMailWords } from '../mail/mail-words.ts';
import type { MailParties, WriteMail } from '../mail/mail-writer.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';
import { mailedToken, startLifetime } from './mailed-links.repository.ts';

const letter = z.strictObject({
  subject: text(),
  text: text(),
  action: text(),
  lasts: text(),
  mistaken: text(),
});

const schema = z.strictObject({
  ...greetingWords,
  purposes: z.strictObject({
    'sign-up': letter,
    'password reset': letter,
    'new e-mail': letter,
    invitation: letter,
  }),
  code: text(),
  sender: text(),
});

/** The text of the email: content/en/mail/mailed-link.yaml. @throws ContentError when it is invalid */
export const readMailedLinkWords = () => readMailWords('mailed-link', schema);

/** The pages that take the token. It is in the fragment, which browsers do not send to any server. */
const pages: Record<MailedLinkPurpose, string> = {
  'sign-up': '/register/confirm',
  'password reset': '/reset-password',
  'new e-mail': '/confirm-email',
  invitation: '/reset-password',
};

/**
 * The email with a link that proves access to the mailbox. Opening the link changes nothing yet, because email
 * scanners open links too.
 */
export function mailedLinkMail(
  { siteUrl, sales }: MailParties,
  key: InstallationKey,
  clock: Clock,
): WriteMail {
  const words = readMailedLinkWords();
  return async (database, id) => {
    const link = await startLifetime(database, id, clock());
    if (link === undefined) return undefined;
    const { subject, text, action, lasts, mistaken } = words.purposes[link.purpose];
    const token = mailedToken(key, id);
    // Any other address may belong to a stranger, and the name may be an advertisement.
    const name = link.purpose === 'password reset' ? (link.name ?? '') : '';
    return {
      to: link.email,
      replyTo: { name: '', address: sales },
      subject,
      letter: createElement(
        Letter,
        { heading: subject, sender: words.sender },
        createElement(Paragraphs, { texts: [greet(words, name, text)] }),
        createElement(Actions, {
          links: [{ label: action, href: `${siteUrl}${addressPrefix()}${pages[link.purpose]}#${token}` }],
        }),
        createElement(Paragraph, { text: lasts }),
        createElement(Facts, { facts: [{ label: words.code, value: token }] }),
        createElement(Paragraph, { text: mistaken, quiet: true }),
      ),
      automatic: 'reply',
      whenRefused: 'never',
    };
  };
}
