import { emailRequired } from '@accounting-site/contract/validation-messages';
import type { Fields } from '../../lib/form-fields.ts';
import { checkPerson } from '../../lib/site-form/check-person.ts';

/** What can be told before sending: name and e-mail are required. The server checks everything. */
export const checkRegistration = (fields: Fields) =>
  checkPerson(fields, { label: 'Email', required: emailRequired });
