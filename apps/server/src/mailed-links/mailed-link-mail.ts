import { addressPrefix } from '@accounting-site/content/languages/languages';
import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { MailedLinkPurpose } from '../database/account-tables.ts';
import { actions, facts, letter, note, paragraph } from '../mail/letter/letter.ts';
import { greet, greetingWords, readMailWords } from '../mail/mail-words.ts';
import type { MailParties, WriteMail } from '../mail/mail-writer.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';
import { mailedToken, startLifetime } from './mailed-links.repository.ts';

const purpose = z.strictObject({
  subject: text(),
  text: text(),
  action: text(),
  lasts: text(),
  mistaken: text(),
});

const schema = z.strictObject({
  ...greetingWords,
  purposes: z.strictObject({
    'sign-up': purpose,
    'password reset': purpose,
    'new e-mail': purpose,
    invitation: purpose,
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
      letter: letter(
        { heading: subject, sender: words.sender },
        paragraph(greet(words, name, text)),
        actions([{ label: action, href: `${siteUrl}${addressPrefix()}${pages[link.purpose]}#${token}` }]),
        paragraph(lasts),
        facts([{ label: words.code, value: token }]),
        note(mistaken),
      ),
      automatic: 'reply',
      whenRefused: 'never',
    };
  };
}
