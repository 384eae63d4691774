import type { ProviderProblem } from '@accounting-site/contract/providers';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';

/** The words that the sign-in page's island shows. They come from content/en/pages/login.yaml. */
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
  /** Where only one of them is: it holds the slot [provider]. */
  provider_unavailable_one: string;
  provider_problems: Record<ProviderProblem, string>;
  resuming: string;
  password_field: Pick<PasswordFieldWords, 'show' | 'hide'>;
  code: CodeWords;
  passkey: PasskeyWords;
  /** The offer of a passkey after signing in without one. */
  offer: Record<'heading' | 'text' | 'name' | 'accept' | 'decline', string> & {
    problems: Record<'cancelled' | 'known' | 'failed', string>;
  };
  /** `unreachable` is said in place of `network` where it was no password that could not be sent. */
  failures: FailureWords & { unreachable: string; not_stored: string };
}

/** What is said beside 'Invalid email or password' when it was not the password. */
export type FailureWords = Record<'network' | 'busy' | 'limited' | 'server', string>;

/** The second step: a code of the app, or a backup code. */
export interface CodeWords {
  heading: string;
  app: CodeKindWords;
  backup: CodeKindWords;
  submit: string;
  busy: string;
  back: string;
  wrong: string;
  over: string;
  /** Links to a reset, where two-step sign-in can be turned off. */
  lost: string;
}

export interface CodeKindWords {
  label: string;
  help: string;
  /** Leads to the other kind. */
  other: string;
}

export interface PasskeyWords {
  submit: string;
  busy: string;
  cancelled: string;
  refused: string;
}
