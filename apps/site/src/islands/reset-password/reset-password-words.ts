import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';

/** Texts of the form for a new password, from content/en/pages/password.yaml. */
export interface ResetPasswordWords extends AppFormWords {
  password: string;
  submit: string;
  busy: string;
  /** For users with an authenticator app that they cannot use. */
  no_codes: string;
  no_codes_help: string;
  link_failed: string;
  again: string;
  password_field: PasswordFieldWords;
}
