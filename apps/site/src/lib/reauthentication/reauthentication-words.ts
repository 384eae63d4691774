import type { z } from 'zod';
import type { accountSchema } from '../../pages/_account/account-words.ts';
import type { AppFormWords } from '../app-form/app-form-words.ts';
import type { PasswordFieldWords } from '../password-field/password-field-words.ts';

/**
 * Texts of the re-authentication dialog: from content/en/pages/account.yaml, and those shared by all forms.
 */
export interface ReauthenticationWords {
  reauthentication: z.infer<typeof accountSchema>['reauthentication'];
  password_field: PasswordFieldWords;
  form: AppFormWords;
}
