import { companyMaxLength, messageMaxLength, phoneMaxLength } from '@accounting-site/contract/field-limits';
import { mayBePhoneNumber } from '@accounting-site/contract/phone-shape';
import { businessEmailRequired, phoneInvalid } from '@accounting-site/contract/validation-messages';
import { collectProblems, optionalProblem } from '../../lib/app-form/check-fields.ts';
import type { Fields } from '../../lib/form-fields.ts';
import { checkPerson } from '../../lib/site-form/check-person.ts';

/**
 * What can be told before sending, all of it at once, in the words of the contract. The server checks everything, and
 * alone knows the phone numbers of other countries.
 */
export function checkDemoRequest(fields: Fields) {
  const { company, message } = fields;
  const phone = fields.phone?.trim() ?? '';
  return collectProblems({
    ...checkPerson(fields, { label: 'Business email', required: businessEmailRequired }),
    company: optionalProblem(company, { label: 'Company name', max: companyMaxLength }),
    phone:
      optionalProblem(phone, { label: 'Phone number', max: phoneMaxLength }) ??
      (phone === '' || mayBePhoneNumber(phone) ? undefined : phoneInvalid),
    message: optionalProblem(message, { label: 'Message', max: messageMaxLength }),
  });
}
