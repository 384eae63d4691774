import type { PlanChoice } from '@accounting-site/content/money/plan-choices';
import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';
import type { AccountPageWords as OfPage } from '../../pages/_account/account-words.ts';

/**
 * The texts of the account page, from content/en/pages/account.yaml, and the shared texts of passwords and
 * forms.
 */
export interface AccountPageWords extends Omit<OfPage, 'elsewhere'> {
  /** Only for an external app host. */
  elsewhere: OfPage['elsewhere'] | undefined;
  password_field: PasswordFieldWords;
  form: AppFormWords;
  plans: PlanChoice[];
  /** The link that calls the company. */
  phone: string;
  /** Shown after an expired session: the visitor's input was restored. */
  restored: string;
  /** URL of the accounting application; empty where there is none. */
  appUrl: string;
}
