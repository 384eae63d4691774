import { exactly, listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { providerProblems } from '@accounting-site/contract/account/providers';
import { z } from 'zod';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';
import { texts } from '../../lib/text/words-schema.ts';

const codeKind = z.strictObject({ label: text(), help: text(), other: text() });

/** The texts of the sign-in page: content/en/pages/login.yaml. */
export const loginSchema = z.strictObject({
  head: pageHead(),
  ...texts('heading', 'ended', 'email', 'password', 'remember', 'forgot', 'submit', 'busy', 'or').shape,
  providers: exactly(2, text()),
  provider_unavailable: text(),
  provider_unavailable_one: text('write a sentence; [provider] becomes the company'),
  provider_problems: z.record(z.enum(providerProblems), text()),
  resuming: text(),
  code: z.strictObject({
    heading: text(),
    app: codeKind,
    backup: codeKind,
    ...texts('submit', 'busy', 'back', 'wrong_backup', 'wrong', 'over', 'lost').shape,
  }),
  passkey: z.strictObject({ submit: text(), busy: text(), cancelled: text(), refused: text() }),
  offer: z.strictObject({
    ...texts('heading', 'text', 'name', 'accept', 'decline').shape,
    problems: z.strictObject({ cancelled: text(), known: text(), failed: text() }),
  }),
  ...texts('no_account', 'trial', 'no_script').shape,
  failures: z.strictObject({
    unreachable: text(),
    network: text(),
    busy: text(),
    limited: text('write a sentence; [wait] becomes the time to wait, like "5 minutes"'),
    limited_code: text('write a sentence; [wait] becomes the time to wait, like "5 minutes"'),
    server: text(),
    not_stored: text(),
  }),
  aside: z.strictObject({ heading: text(), points: listOf(text()) }),
});

type LoginWords = z.infer<typeof loginSchema>;

/** The texts of the sign-in island. */
export type SignInWords = Omit<
  LoginWords,
  'head' | 'heading' | 'ended' | 'no_account' | 'trial' | 'no_script' | 'aside'
> & { password_field: Pick<PasswordFieldWords, 'show' | 'hide'> };
