import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';
import type { AccountPageWords as OfPage } from '../../pages/_account/account-words.ts';

/** The words of the account page, from content/en/pages/account.yaml, and those of every password and every form. */
export interface AccountPageWords extends OfPage {
  password_field: PasswordFieldWords;
  form: AppFormWords;
}
