import { emailPattern } from '@accounting-site/contract/email-pattern';
import { emailInvalid, fullNameRequired } from '@accounting-site/contract/validation-messages';
import type { FieldErrors, Fields } from '../form-fields.ts';

/** What can be told of a name and an e-mail address before sending; white space does not count. */
export function checkPerson(fields: Fields, emailRequired: string): FieldErrors {
  const errors: FieldErrors = {};
  const email = fields.email?.trim() ?? '';
  if (!fields.name?.trim()) errors.name = fullNameRequired;
  if (email === '') errors.email = emailRequired;
  else if (!emailPattern.test(email)) errors.email = emailInvalid;
  return errors;
}
