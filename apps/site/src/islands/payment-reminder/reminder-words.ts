import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { pluralText, texts } from '../../lib/text/words-schema.ts';
import { toolPageShape } from '../../lib/tool-form/tool-words.ts';

const message = () =>
  text(
    'write the message, with any of [customer], [amount], [what], [day], [when], [late], [pay] and [deadline]',
  );

/** The texts of the payment reminder: content/en/tools/payment-reminder.yaml. */
export const reminderSchema = z.strictObject({
  ...toolPageShape,
  private: text('write where the input stays, and why the page cannot be shared with it'),
  no_script: text('write what to do where the browser runs no JavaScript'),
  form: z.strictObject({
    ...texts('customer', 'customer_help', 'amount', 'invoice', 'invoice_help').shape,
    ...texts('due', 'pay', 'pay_help', 'tone').shape,
    tones: z.strictObject({ before: text(), just_late: text(), long_late: text() }),
    submit: text(),
  }),
  problems: z.strictObject({
    ...texts('customer', 'due', 'pay', 'tone').shape,
    not_due: text('write what to do when the due day has not passed, with [before]'),
    passed: text('write what to do when the due day has passed, with [just_late] and [long_late]'),
  }),
  messages: z.strictObject({ before: message(), just_late: message(), long_late: message() }),
  parts: z.strictObject({
    invoice: text('write what is paid for, with [invoice]'),
    no_invoice: text(),
    today: text(),
    tomorrow: text(),
    in_days: text('write when it is due, with [count]'),
    late: pluralText(),
  }),
  gaps: texts('customer', 'amount', 'what', 'day', 'when', 'late', 'pay', 'deadline'),
  answer: z.strictObject({
    waiting: text(),
    due: text('write the headline before the due day, with [when]'),
    late: text('write the headline after the due day, with [late]'),
    copy: text(),
  }),
});

export type ReminderWords = z.infer<typeof reminderSchema>;
