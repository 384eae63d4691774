import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';

/** What the form for a link to a new password shows, from content/en/pages/password.yaml. */
export interface ForgotPasswordWords extends AppFormWords {
  email: string;
  submit: string;
  busy: string;
}
