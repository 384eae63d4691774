import { emailRequired } from '@accounting-site/contract/validation-messages';
import { checkPerson } from '../../lib/site-form/check-person.ts';
import type { Fields } from '../../lib/site-form/use-site-form.ts';

/** What can be told before sending: name and e-mail are required. The server checks everything. */
export const checkRegistration = (fields: Fields) => checkPerson(fields, emailRequired);
