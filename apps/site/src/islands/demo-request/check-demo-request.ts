import { emailPattern } from '@accounting-site/contract/email-pattern';
import {
  businessEmailRequired,
  emailInvalid,
  fullNameRequired,
} from '@accounting-site/contract/validation-messages';

export type DemoRequestErrors = Partial<Record<string, string>>;

/** What can be told before sending: the name and a business e-mail are required. The server checks everything. */
export function checkDemoRequest(fields: Record<string, string>): DemoRequestErrors {
  const errors: DemoRequestErrors = {};
  const email = fields.email?.trim() ?? '';
  if (!fields.name?.trim()) errors.name = fullNameRequired;
  if (email === '') errors.email = businessEmailRequired;
  else if (!emailPattern.test(email)) errors.email = emailInvalid;
  return errors;
}
