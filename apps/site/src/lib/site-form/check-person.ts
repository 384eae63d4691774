import { emailPattern } from '@accounting-site/contract/email-pattern';
import { emailMaxLength, nameMaxLength } from '@accounting-site/contract/field-limits';
import { emailInvalid, fullNameRequired } from '@accounting-site/contract/validation-messages';
import { collectProblems, textProblem } from '../app-form/check-fields.ts';
import type { FieldErrors, Fields } from '../forms/form-fields.ts';

/** Checks a name and an email address before sending, ignoring surrounding white space. */
export function checkPerson(
  { name, email }: Fields,
  { label, required }: { label: string; required: string },
): FieldErrors {
  const invalid = emailPattern.test(email?.trim() ?? '') ? undefined : emailInvalid;
  return collectProblems({
    name: textProblem(name, { label: 'Full name', max: nameMaxLength, required: fullNameRequired }),
    email: textProblem(email, { label, max: emailMaxLength, required }) ?? invalid,
  });
}
