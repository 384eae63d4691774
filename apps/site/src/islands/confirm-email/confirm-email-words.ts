import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';

/** Texts of the form that the email to a new address links to, from content/en/pages/confirm-email.yaml. */
export interface ConfirmEmailWords extends AppFormWords {
  submit: string;
  busy: string;
  link_failed: string;
  again: string;
}
