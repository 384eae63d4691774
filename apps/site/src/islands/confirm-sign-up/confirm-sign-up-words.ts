import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';

/** Texts of the form that the sign-up email links to, from content/en/pages/confirm-sign-up.yaml. */
export interface ConfirmSignUpWords extends AppFormWords {
  password: string;
  submit: string;
  busy: string;
  wrong_password: string;
  link_failed: string;
  again: string;
  sign_in: string;
  not_stored: string;
  password_field: Pick<PasswordFieldWords, 'show' | 'hide'>;
}
