import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';
import type { AccountPageWords as OfPage } from '../../pages/_account/account-words.ts';

/** The words of the account page, from content/en/pages/account.yaml, and those of every password and every form. */
export interface AccountPageWords extends OfPage {
  password_field: PasswordFieldWords;
  form: AppFormWords;
  /** The names of plans with their prices, by their ids. */
  plans: Record<string, string>;
  /** After a session that had ended: that what was typed is back. */
  restored: string;
  /** The address of the accounting application; empty where there is none. */
  appUrl: string;
}
