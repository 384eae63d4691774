import { listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { linkProblems, providerNames } from '@accounting-site/contract/account/providers';
import { z } from 'zod';
import { countText, readingText, slotText, texts } from '../../lib/text/words-schema.ts';

/** Texts of the sign-in settings: password, second factor, passkeys and linked accounts. */
const securitySchema = z.strictObject({
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
    problems: texts(...linkProblems),
  }),
  /** The label of every button in this section that cancels. */
  keep: text(),
});

/** Texts for finding, adding, changing and removing single items. */
const itemsSchema = z.strictObject({
  search: text(),
  found: countText(),
  none: slotText('query'),
  add: text(),
  edit: slotText('name'),
  ...texts('heading', 'close', 'loading').shape,
  ...texts('name', 'sku', 'sku_help', 'quantity', 'unit', 'price', 'optional', 'save').shape,
  saved: slotText('name'),
  meanwhile: slotText('item'),
  remove: text(),
  remove_question: slotText('name'),
  remove_confirm: text(),
  keep: text(),
  removed: slotText('name'),
});

/** Texts of the import of a stock list. */
const importSchema = z.strictObject({
  ...texts('heading', 'lead', 'columns', 'template', 'file', 'help', 'drop').shape,
  checking: slotText('file'),
  problems: z.strictObject({
    ...texts('too_large', 'workbook', 'workbook_too_large', 'encoding').shape,
    ...texts('empty', 'unreadable', 'several').shape,
  }),
  counts: z.strictObject({
    added: countText(),
    changed: countText(),
    unchanged: countText(),
    wrong: countText(),
  }),
  ...texts('wrong', 'unusable', 'unread', 'left_out', 'left_out_file', 'in_app').shape,
  leave_out: z.strictObject({ example: countText(), negative: countText() }),
  flags: z.strictObject({ example: text(), negative: text() }),
  ...texts('errors', 'line', 'column', 'whole_line', 'message', 'rows', 'item', 'quantity', 'price').shape,
  changes: z.strictObject({ added: text(), changed: text(), unchanged: text() }),
  show_all: slotText('count'),
  save: countText(),
  ...texts('nothing', 'again', 'cancel').shape,
  saved: slotText('changes'),
});

const order = () => z.strictObject({ ascending: text(), descending: text() });

/** The texts of the account page: content/en/pages/account.yaml. */
export const accountSchema = z.strictObject({
  head: pageHead(),
  heading: text(),
  signed_in_as: text(),
  staff: text(),
  signed_out: z.strictObject({ text: text(), cta: text() }),
  elsewhere: z.strictObject({ text: slotText('logout'), link: text() }),
  staff_second_factor: z.strictObject({ soon: slotText('day'), over: text(), link: text() }),
  navigation: text(),
  next_step: z.strictObject({
    heading: text(),
    stock: z.strictObject({ text: text(), action: text() }),
    low: z.strictObject({ text: slotText('count'), action: text() }),
    protect: z.strictObject({ text: text(), action: text() }),
  }),
  account: z.strictObject(readingText()),
  trial: z.strictObject({
    heading: text(),
    days: slotText('days', 'day'),
    tomorrow: slotText('day'),
    today: slotText('day'),
    over: slotText('day'),
    afterwards: text(),
    over_afterwards: text(),
    chosen: slotText('plan'),
    order: slotText('plan'),
  }),
  plan: texts('heading', 'change', 'call'),
  open_app: text(),
  alerts: z.strictObject({
    heading: text(),
    ...readingText(),
    none: slotText('threshold'),
    begin: z.strictObject({ text: text(), import: text(), template: text() }),
    /** Shown where items cannot be imported. */
    empty: text(),
    summary: slotText('low', 'all', 'threshold'),
    ...texts('scarcest', 'item', 'sku', 'quantity', 'all').shape,
    more: slotText('count'),
    sorted: slotText('column', 'order'),
    orders: z.strictObject({ words: order(), numbers: order() }),
  }),
  threshold: z.strictObject({ label: text(), help: text(), save: text(), saved: text() }),
  items: itemsSchema,
  import: importSchema,
  profile: z.strictObject({
    ...texts('heading', 'name', 'business', 'save', 'saved').shape,
    email: z.strictObject({
      heading: text(),
      text: slotText('email'),
      label: text(),
      save: text(),
      sent: slotText('email'),
      waiting: slotText('new', 'email'),
      kept: slotText('email'),
      same: text(),
    }),
  }),
  security: securitySchema,
  sessions: z.strictObject({
    ...texts('heading', 'text', 'loading', 'failed', 'list', 'unknown', 'current').shape,
    seen: slotText('age'),
    now: text(),
    since: slotText('time'),
    end: text(),
    ended: slotText('device'),
    ...texts('end_others', 'others_ended', 'alone').shape,
  }),
  data: z.strictObject({
    ...texts('heading', 'text', 'privacy', 'gdpr').shape,
    download: texts('heading', 'text', 'action', 'saved', 'in_app'),
    delete: z.strictObject({
      heading: text(),
      text: text(),
      goes_heading: text(),
      goes: listOf(text()),
      business: text(),
      kept: slotText('name'),
      heir: slotText('name'),
      stays_heading: text(),
      stays: listOf(text()),
      begin: text(),
      label: text(),
      help: slotText('email'),
      mismatch: text(),
      confirm: text(),
      cancel: text(),
    }),
    deleted: z.strictObject({ heading: text(), text: text(), link: text() }),
  }),
  reauthentication: z.strictObject({
    heading: text(),
    text: slotText('email'),
    ...texts('password', 'code', 'code_help', 'submit', 'close', 'no_password', 'sign_in_again').shape,
  }),
  copied: text(),
  copy_failed: text(),
});

/** The texts of the account page's island. */
export type AccountPageWords = Omit<z.infer<typeof accountSchema>, 'head' | 'heading'>;
