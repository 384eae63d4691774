import { cleanPasted } from '@accounting-site/contract/fields/clean-pasted';
import { mayBePhoneNumber } from '@accounting-site/contract/fields/phone-shape';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { businessEmailRequired, phoneInvalid } from '@accounting-site/contract/fields/validation-messages';
import {
  demoRequestFields,
  optionalDemoRequestFieldNames,
} from '@accounting-site/contract/forms/demo-request-fields';
import { collectProblems, optionalProblem } from '../../lib/app-form/check-fields.ts';
import type { Fields } from '../../lib/forms/form-fields.ts';
import { checkPerson } from '../../lib/site-form/check-person.ts';

/**
 * Checks all fields before sending, with the messages of the contract. The server checks everything again,
 * and only the server validates phone numbers of other countries.
 */
export function checkDemoRequest(fields: Fields) {
  const optional = recordOf(optionalDemoRequestFieldNames, (name) =>
    optionalProblem(fields[name], demoRequestFields[name]),
  );
  const phone = cleanPasted(fields.phone ?? '');
  const isPhone = phone === '' || mayBePhoneNumber(phone);
  return collectProblems({
    ...checkPerson(fields, { label: demoRequestFields.email.label, required: businessEmailRequired }),
    ...optional,
    phone: optional.phone ?? (isPhone ? undefined : phoneInvalid),
  });
}
