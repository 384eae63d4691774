import { emailPattern } from '@accounting-site/contract/email-pattern';
import { emailInvalid, emailRequired, passwordRequired } from '@accounting-site/contract/validation-messages';

/** What a visitor typed. */
export interface SignInFields {
  readonly email: string;
  readonly password: string;
}

/** The text to show under each field that is not right; none of them: the form may be sent. */
export interface SignInErrors {
  email?: string;
  password?: string;
}

/** Checks the sign-in form (specification §5). White space around the address is no error: a phone's keyboard adds it. */
export function checkSignIn({ email, password }: SignInFields): SignInErrors {
  const errors: SignInErrors = {};
  const address = email.trim();
  if (address === '') errors.email = emailRequired;
  else if (!emailPattern.test(address)) errors.email = emailInvalid;
  if (password === '') errors.password = passwordRequired;
  return errors;
}
