import { text } from '@accounting-site/content/reading/fields';
import { providerNames, providerProblems } from '@accounting-site/contract/account/providers';
import { z } from 'zod';
import { countText, slotText, texts } from '../../lib/text/words-schema.ts';

/** Texts of the sign-in settings: password, second factor, passkeys and linked accounts. */
export const securitySchema = z.strictObject({
  heading: text(),
  linked: text(),
  password: texts('heading', 'text', 'none', 'current', 'label', 'change', 'set', 'saved'),
  authenticator: z.strictObject({
    ...texts('heading', 'text', 'add').shape,
    active: slotText('day'),
    codes_left: countText(),
    ...texts('no_codes', 'scan', 'picture', 'open', 'by_hand', 'copy').shape,
    ...texts('code', 'code_help', 'confirm', 'cancel').shape,
    ...texts('renew', 'renew_question', 'renew_confirm').shape,
    ...texts('remove', 'remove_question', 'remove_confirm', 'removed').shape,
  }),
  backup_codes: z.strictObject({
    ...texts('heading', 'text', 'list', 'copy', 'download', 'print').shape,
    file: slotText('email', 'day'),
    keep: text(),
    done: text(),
  }),
  passkeys: z.strictObject({
    ...texts('heading', 'text', 'list').shape,
    added: slotText('day'),
    used: slotText('age'),
    ...texts('unused', 'name', 'name_help', 'name_required').shape,
    ...texts('add', 'saved', 'unsupported', 'cancelled', 'known', 'failed', 'remove').shape,
    remove_question: slotText('name'),
    remove_confirm: text(),
    removed: slotText('name'),
  }),
  providers: z.strictObject({
    heading: text(),
    text: text(),
    names: texts(...providerNames),
    list: text(),
    since: slotText('day'),
    link: slotText('provider'),
    unlink: text(),
    unlink_question: slotText('provider'),
    unlink_confirm: text(),
    unlinked: slotText('provider'),
    problems: texts(...providerProblems),
  }),
  /** The label of every button in this section that cancels. */
  keep: text(),
});
