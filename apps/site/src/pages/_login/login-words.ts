import { exactly, listOf, pageHead, text } from '@accounting-site/content/fields';
import { providerProblems } from '@accounting-site/contract/providers';
import { z } from 'zod';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';

const codeKind = z.strictObject({ label: text(), help: text(), other: text() });

/** The texts of the sign-in page: content/en/pages/login.yaml. */
export const loginSchema = z.strictObject({
  head: pageHead(),
  heading: text(),
  ended: text(),
  email: text(),
  password: text(),
  remember: text(),
  forgot: text(),
  submit: text(),
  busy: text(),
  or: text(),
  providers: exactly(2, text()),
  provider_unavailable: text(),
  provider_unavailable_one: text('write a sentence; [provider] becomes the company'),
  provider_problems: z.record(z.enum(providerProblems), text()),
  resuming: text(),
  code: z.strictObject({
    heading: text(),
    app: codeKind,
    backup: codeKind,
    submit: text(),
    busy: text(),
    back: text(),
    wrong: text(),
    over: text(),
    lost: text(),
  }),
  passkey: z.strictObject({ submit: text(), busy: text(), cancelled: text(), refused: text() }),
  offer: z.strictObject({
    heading: text(),
    text: text(),
    name: text(),
    accept: text(),
    decline: text(),
    problems: z.strictObject({ cancelled: text(), known: text(), failed: text() }),
  }),
  no_account: text(),
  trial: text(),
  no_script: text(),
  failures: z.strictObject({
    unreachable: text(),
    network: text(),
    busy: text(),
    limited: text('write a sentence; [wait] becomes the time to wait, like "5 minutes"'),
    server: text(),
    not_stored: text(),
  }),
  aside: z.strictObject({ heading: text(), points: listOf(text()) }),
});

export type LoginWords = z.infer<typeof loginSchema>;

/** The texts of the sign-in island. */
export type SignInWords = Omit<
  LoginWords,
  'head' | 'heading' | 'ended' | 'no_account' | 'trial' | 'no_script' | 'aside'
> & { password_field: Pick<PasswordFieldWords, 'show' | 'hide'> };
