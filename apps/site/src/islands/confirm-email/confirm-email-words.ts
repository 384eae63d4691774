import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';

/** What the form behind the link to a new address shows, from content/en/pages/confirm-email.yaml. */
export interface ConfirmEmailWords extends AppFormWords {
  submit: string;
  busy: string;
  link_failed: string;
  again: string;
}
