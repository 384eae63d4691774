import { link, listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';
import { texts } from '../../lib/text/words-schema.ts';

const promise = { head: pageHead(), text: text() };
const methodPage = z.strictObject({ ...promise, with_app: z.strictObject(promise), message: text() });
const steps = () => listOf(z.strictObject({ title: text(), text: text() }));

/** The texts of the trial pages: content/en/pages/register.yaml. */
export const registerSchema = z.strictObject({
  heading: text(),
  lead: text(),
  with_app: text('write the lead where there is an accounting application'),
  form: z.strictObject({
    ...texts('name', 'business', 'email', 'email_help', 'password').shape,
    ...texts('chosen', 'choose_another', 'choose_plan', 'submit', 'busy').shape,
  }),
  safe: text('write how the data is protected'),
  account: text(),
  sign_in: text(),
  abroad: link(),
  after: z.strictObject({
    heading: text(),
    steps: steps(),
    with_app: steps(),
  }),
  ready: z.strictObject({ heading: text(), items: listOf(text()), with_app: listOf(text()) }),
  person: texts('heading', 'lead', 'message', 'subject', 'whatsapp', 'phone', 'email'),
  elsewhere: z.strictObject({
    text: text('write a sentence; [host] becomes the address of the application'),
    cta: text(),
  }),
  pages: z.strictObject({
    any: z.strictObject({ head: pageHead() }),
    card: methodPage,
    'mobile-money': methodPage,
    'bank-transfer': methodPage,
  }),
});

export type RegisterWords = z.infer<typeof registerSchema>;
export type SignUpFormWords = AppFormWords &
  Omit<RegisterWords['form'], 'chosen' | 'choose_another' | 'choose_plan'> & {
    password_field: PasswordFieldWords;
  };

/**
 * The promises of the pages: invoices and reports if there is an accounting application, otherwise only an
 * account.
 */
export function promisesOf(words: RegisterWords, withApp: boolean) {
  const { lead, after, ready, pages } = words;
  return withApp
    ? {
        lead: words.with_app,
        steps: after.with_app,
        items: ready.with_app,
        page: (id: MethodId) => pages[id].with_app,
      }
    : { lead, steps: after.steps, items: ready.items, page: (id: MethodId) => pages[id] };
}

type MethodId = Exclude<keyof RegisterWords['pages'], 'any'>;
