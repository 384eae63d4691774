import { emailPattern } from '@accounting-site/contract/email-pattern';
import { emailInvalid, emailRequired, fullNameRequired } from '@accounting-site/contract/validation-messages';

export type RegistrationErrors = Partial<Record<string, string>>;

/** What can be told before sending: name and e-mail are required. The server checks everything. */
export function checkRegistration(fields: Record<string, string>): RegistrationErrors {
  const errors: RegistrationErrors = {};
  const email = fields.email?.trim() ?? '';
  if (!fields.name?.trim()) errors.name = fullNameRequired;
  if (email === '') errors.email = emailRequired;
  else if (!emailPattern.test(email)) errors.email = emailInvalid;
  return errors;
}
