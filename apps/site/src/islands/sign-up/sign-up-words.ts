import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';

/** Texts of the trial form, from content/en/pages/register.yaml. */
export interface SignUpWords extends AppFormWords {
  name: string;
  business: string;
  email: string;
  email_help: string;
  password: string;
  submit: string;
  busy: string;
  password_field: PasswordFieldWords;
}
