import { cleanPasted } from '@accounting-site/contract/fields/clean-pasted';
import { emailPattern } from '@accounting-site/contract/fields/email-pattern';
import {
  emailInvalid,
  emailRequired,
  passwordRequired,
} from '@accounting-site/contract/fields/validation-messages';

interface SignInFields {
  readonly email: string;
  readonly password: string;
}

/** The error text for each invalid field. If there is none, the form can be sent. */
interface SignInErrors {
  email?: string;
  password?: string;
}

/**
 * Validates the sign-in form (specification §5). White space around the email address is allowed, because a
 * phone's keyboard adds it, and so are the invisible characters of a copied one.
 */
export function checkSignIn({ email, password }: SignInFields): SignInErrors {
  const errors: SignInErrors = {};
  const address = cleanPasted(email);
  if (address === '') errors.email = emailRequired;
  else if (!emailPattern.test(address)) errors.email = emailInvalid;
  if (password === '') errors.password = passwordRequired;
  return errors;
}
