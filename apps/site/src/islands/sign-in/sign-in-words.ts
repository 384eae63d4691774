import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';

/** The words that the sign-in form shows. They come from content/en/pages/login.yaml. */
export interface SignInWords {
  email: string;
  password: string;
  remember: string;
  forgot: string;
  submit: string;
  busy: string;
  or: string;
  providers: string[];
  provider_unavailable: string;
  password_field: Pick<PasswordFieldWords, 'show' | 'hide'>;
  failures: { network: string; busy: string; limited: string; server: string; not_stored: string };
}
