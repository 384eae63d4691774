import { businessEmailRequired } from '@accounting-site/contract/validation-messages';
import { checkPerson } from '../../lib/site-form/check-person.ts';
import type { Fields } from '../../lib/site-form/use-site-form.ts';

/** What can be told before sending: the name and a business e-mail are required. The server checks everything. */
export const checkDemoRequest = (fields: Fields) => checkPerson(fields, businessEmailRequired);
