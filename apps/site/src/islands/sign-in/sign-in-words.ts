import type { ProviderProblem } from '@accounting-site/contract/providers';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';

/** The texts of the sign-in island, from content/en/pages/login.yaml. */
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
  /** When only one provider is not configured. It has the slot [provider]. */
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
  /** `unreachable` replaces `network` when it was not a password that could not be sent. */
  failures: FailureWords & { unreachable: string; not_stored: string };
}

/** Messages added to 'Invalid email or password' when the cause was not the password. */
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
  /** Links to the password reset, where two-step sign-in can be turned off. */
  lost: string;
}

export interface CodeKindWords {
  label: string;
  help: string;
  /** Switches to the other kind of code. */
  other: string;
}

export interface PasskeyWords {
  submit: string;
  busy: string;
  cancelled: string;
  refused: string;
}
