import { withFirst } from '@accounting-site/content/dates/first-of-month';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
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
  fields: z.strictObject({ at: text(), device: text(), device_name: text(), unknown_device: text() }),
  not_you: text(),
  /** For events after which the address no longer belongs to the account. */
  not_you_outside: text(),
  not_you_support: text(),
  /** For events that did not change the account. */
  not_you_typing: text(),
  /** For changes of the team. */
  not_you_team: text(),
  actions: z.strictObject({ reset: text(), sign_in: text(), members: text() }),
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
/** Changes of the team, which every admin hears of. */
const ofTeam: readonly NoticeKind[] = ['admin added', 'admin removed'];
/** The company did this itself, on the command line. */
const bySupport: NoticeKind = 'factors removed by support';

/** The email about an event of an account. It says what to do if the owner did not cause it. */
export function noticeMail({ siteUrl, sales }: MailParties): WriteMail {
  const words = readNoticeWords();
  return async (database, id) => {
    const row = await findNotice(database, id);
    if (row === undefined) return undefined;
    const { subject, text } = words.kinds[row.kind];
    const [isHarmless, isOutside, isOfTeam] = [harmless, outside, ofTeam].map((kinds) =>
      kinds.includes(row.kind),
    );
    const signIn = { label: words.actions.sign_in, href: `${siteUrl}${addressPrefix()}/login` };
    const members = { label: words.actions.members, href: `${siteUrl}/staff/members` };
    const reset = { label: words.actions.reset, href: `${siteUrl}${addressPrefix()}/forgot-password` };
    return {
      to: row.email,
      replyTo: { name: '', address: sales },
      subject,
      letter: letter(
        { heading: subject, sender: words.sender },
        paragraph(greet(words, row.name ?? '', text)),
        isHarmless ? undefined : facts(factsOf(row, words.fields)),
        paragraph(words[notYouOf(row.kind)]),
        actions(isOutside ? [] : isHarmless ? [signIn, reset] : isOfTeam ? [members, reset] : [reset]),
      ),
      automatic: 'notice',
      whenRefused: 'never',
    };
  };
}

function notYouOf(kind: NoticeKind) {
  if (harmless.includes(kind)) return 'not_you_typing';
  if (outside.includes(kind)) return 'not_you_outside';
  if (ofTeam.includes(kind)) return 'not_you_team';
  return kind === bySupport ? 'not_you_support' : 'not_you';
}

type FieldWords = z.infer<typeof schema>['fields'];

function factsOf({ kind, at, device }: NoticeRow, words: FieldWords) {
  const when = new Intl.DateTimeFormat(formatLanguage('en-GB'), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return [
    // Ghana's time is UTC all year.
    { label: words.at, value: `${withFirst(when.format(at), formatLanguage())} GMT` },
    { label: words.device, value: kind === bySupport ? '' : nameOf(device, words) },
  ];
}

/** A device as it is stored, like `Chrome on Android`, in the language of the email. */
function nameOf(device: string, words: FieldWords): string {
  const [browser = '', system] = device.split(' on ');
  if (system === undefined) return device || words.unknown_device;
  return fillSlots(words.device_name, { browser, system });
}
