import { businessEmailRequired } from '@accounting-site/contract/validation-messages';
import type { Fields } from '../../lib/form-fields.ts';
import { checkPerson } from '../../lib/site-form/check-person.ts';

/** What can be told before sending: the name and a business e-mail are required. The server checks everything. */
export const checkDemoRequest = (fields: Fields) => checkPerson(fields, businessEmailRequired);
