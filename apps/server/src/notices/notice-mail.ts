import { withFirst } from '@accounting-site/content/dates/first-of-month';
import { formatLanguage } from '@accounting-site/content/languages/in-language';
import { addressPrefix } from '@accounting-site/content/languages/languages';
import { text } from '@accounting-site/content/reading/fields';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { z } from 'zod';
import { type NoticeKind, noticeKinds } from '../database/account-tables.ts';
import { actions, facts, letter, paragraph } from '../mail/letter/letter.ts';
import { greet, greetingWords, readMailWords } from '../mail/mail-words.ts';
import type { MailParties, WriteMail } from '../mail/mail-writer.ts';
import { findNotice, type NoticeRow } from './notices.repository.ts';

const notice = z.strictObject({ subject: text(), text: text() });

const schema = z.strictObject({
  ...greetingWords,
  kinds: z.strictObject(recordOf(noticeKinds, () => notice)),
  fields: z.strictObject({ at: text(), device: text(), unknown_device: text() }),
  not_you: text(),
  /** For events after which the address no longer belongs to the account. */
  not_you_outside: text(),
  /** For events that did not change the account. */
  not_you_typing: text(),
  actions: z.strictObject({ reset: text(), sign_in: text() }),
  sender: text(),
});

/** The text of the email: content/en/mail/account-notice.yaml. @throws ContentError when it is invalid */
export const readNoticeWords = () => readMailWords('account-notice', schema);

/** Notices that someone typed the account's address elsewhere. The account itself is not affected. */
const harmless: readonly NoticeKind[] = ['sign-up of a known address', 'new e-mail of a known address'];
/**
 * After these events the address no longer belongs to the account, so the owner cannot reset the password.
 */
const outside: readonly NoticeKind[] = ['e-mail changed', 'account deleted'];

/** The email about an event of an account. It says what to do if the owner did not cause it. */
export function noticeMail({ siteUrl, sales }: MailParties): WriteMail {
  const words = readNoticeWords();
  return async (database, id) => {
    const row = await findNotice(database, id);
    if (row === undefined) return undefined;
    const { subject, text } = words.kinds[row.kind];
    const [isHarmless, isOutside] = [harmless.includes(row.kind), outside.includes(row.kind)];
    const notYou = isHarmless ? words.not_you_typing : isOutside ? words.not_you_outside : words.not_you;
    const signIn = { label: words.actions.sign_in, href: `${siteUrl}${addressPrefix()}/login` };
    const reset = { label: words.actions.reset, href: `${siteUrl}${addressPrefix()}/forgot-password` };
    return {
      to: row.email,
      replyTo: { name: '', address: sales },
      subject,
      letter: letter(
        { heading: subject, sender: words.sender },
        paragraph(greet(words, row.name ?? '', text)),
        isHarmless ? undefined : facts(factsOf(row, words.fields)),
        paragraph(notYou),
        actions(isOutside ? [] : isHarmless ? [signIn, reset] : [reset]),
      ),
      automatic: 'notice',
      whenRefused: 'never',
    };
  };
}

function factsOf({ at, device }: NoticeRow, words: z.infer<typeof schema>['fields']) {
  const when = new Intl.DateTimeFormat(formatLanguage('en-GB'), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return [
    // Ghana's time is UTC all year.
    { label: words.at, value: `${withFirst(when.format(at), formatLanguage())} GMT` },
    { label: words.device, value: device === '' ? words.unknown_device : device },
  ];
}
