import { cleanPasted } from '@accounting-site/contract/fields/clean-pasted';
import { emailPattern } from '@accounting-site/contract/fields/email-pattern';
import { mayBePhoneNumber } from '@accounting-site/contract/fields/phone-shape';
import {
  addedSourceRequired,
  contactRequired,
  emailInvalid,
  fullNameRequired,
  phoneInvalid,
} from '@accounting-site/contract/fields/validation-messages';
import { ApiError } from '@accounting-site/session';
import type { FieldErrors, Fields } from '../../lib/forms/form-fields.ts';

/** Checks contact details before sending. One way to reach the person is enough. */
export function checkContact(typed: Fields): FieldErrors {
  const [name, email, phone] = ['name', 'email', 'phone'].map((field) => cleanPasted(typed[field] ?? ''));
  const errors: FieldErrors = {};
  if (!name) errors.name = fullNameRequired;
  if (email && !emailPattern.test(email)) errors.email = emailInvalid;
  if (phone && !mayBePhoneNumber(phone)) errors.phone = phoneInvalid;
  if (!phone && !email) errors.phone = contactRequired;
  return errors;
}

/** Checks a new lead before sending. */
export const checkNewLead = (typed: Fields): FieldErrors => ({
  ...checkContact(typed),
  ...(!typed.source && { source: addedSourceRequired }),
});

/** What the server says about fields whose name begins with `prefix`, by the rest of the name. */
export function fieldErrorsOf(error: unknown, prefix = ''): FieldErrors {
  const errors = (error instanceof ApiError && error.problem.errors) || [];
  const ours = errors.filter(({ field }) => field.startsWith(prefix) && field.length > prefix.length);
  return Object.fromEntries(ours.map(({ field, message }) => [field.slice(prefix.length), message]));
}
