import type { SiteFormWords } from '../../lib/site-form/site-form-words.ts';

/** Texts of the registration form, from content/en/pages/webinar.yaml and the webinar itself. */
export interface WebinarRegistrationWords extends SiteFormWords {
  name: string;
  email: string;
  email_help: string;
  /** `text` has the slots [date] and [email]. */
  sent: { heading: string; text: string; another: string };
}
