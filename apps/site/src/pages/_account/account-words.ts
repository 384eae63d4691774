import { listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { readingText, slotText, texts } from '../../lib/text/words-schema.ts';
import { importSchema } from './import-words.ts';
import { itemsSchema } from './items-words.ts';
import { securitySchema } from './security-words.ts';

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
    download: z.strictObject({ heading: text(), text: text(), action: text(), saved: text() }),
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
