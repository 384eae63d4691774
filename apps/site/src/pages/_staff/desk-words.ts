import { listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { frameSchema } from '../../layouts/_parts/frame-words.ts';
import { readAppFormWords } from '../../lib/app-form/app-form-words.ts';
import { shortcutGroups, shortcuts } from '../../lib/desk/shortcuts.ts';
import { readPasswordFieldWords } from '../../lib/password-field/password-field-words.ts';
import { texts } from '../../lib/text/words-schema.ts';
import { accountSchema } from '../_account/account-words.ts';

const namesOf = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names & string)[];

/** The texts that the pages of the desk share: content/en/desk.yaml. */
export const deskSchema = z.strictObject({
  ...texts('label', 'today', 'leads', 'content', 'members', 'elsewhere').shape,
  shortcuts: z.strictObject({
    ...texts('open', 'close', 'use', 'between').shape,
    groups: texts(...namesOf(shortcutGroups)),
    keys: texts(...namesOf(shortcuts)),
  }),
});

export type DeskWords = z.infer<typeof deskSchema>;

/** What surrounds each page of the desk. */
const frame = z.object({
  head: pageHead(),
  heading: text(),
  lead: text(),
  no_script: text(),
  elsewhere: z.strictObject({ instead: text(), commands: listOf(text()) }),
});

/** The fields of every page of the desk. */
export const deskPageShape = {
  ...frame.shape,
  signed_out: z.strictObject({ text: text(), cta: text() }),
};

/** What surrounds a page of the desk. */
export type DeskPageFrame = z.infer<typeof frame>;

/** The texts of a page without those that surround it. */
export type WithoutFrame<Words> = Omit<Words, keyof DeskPageFrame>;

/** Texts of other pages that the islands of the desk show as well. */
export function readSharedDeskWords() {
  const { staff_second_factor } = readPage('account', accountSchema);
  return { restored: readWords('en/frame.yaml', frameSchema).session.restored, staff_second_factor };
}

export type SharedDeskWords = ReturnType<typeof readSharedDeskWords>;

/** The re-authentication dialog, shared with the account page. */
export function readProofWords() {
  const { reauthentication } = readPage('account', accountSchema);
  return {
    proof: { reauthentication, password_field: readPasswordFieldWords(), form: readAppFormWords() },
  };
}

export type ProofWords = ReturnType<typeof readProofWords>;
