import type { z } from 'zod';
import type { accountSchema } from '../../pages/_account/account-words.ts';
import type { AppFormWords } from '../app-form/app-form-words.ts';
import type { PasswordFieldWords } from '../password-field/password-field-words.ts';

/** The text of the dialog that asks for the password again: from content/en/pages/account.yaml, and what forms share. */
export interface ReauthenticationWords {
  reauthentication: z.infer<typeof accountSchema>['reauthentication'];
  password_field: PasswordFieldWords;
  form: AppFormWords;
}
