import { emailRequired } from '@accounting-site/contract/validation-messages';
import type { Fields } from '../../lib/forms/form-fields.ts';
import { checkPerson } from '../../lib/site-form/check-person.ts';

/** Checks before sending: name and email are required. The server checks everything again. */
export const checkRegistration = (fields: Fields) =>
  checkPerson(fields, { label: 'Email', required: emailRequired });
