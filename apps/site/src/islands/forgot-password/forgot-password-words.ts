import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';

/** Texts of the password-reset form, from content/en/pages/password.yaml. */
export interface ForgotPasswordWords extends AppFormWords {
  email: string;
  submit: string;
  busy: string;
}
