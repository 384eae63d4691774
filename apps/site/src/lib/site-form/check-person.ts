import { nameMaxLength } from '@accounting-site/contract/fields/field-limits';
import { fullNameRequired } from '@accounting-site/contract/fields/validation-messages';
import { collectProblems, emailProblem, textProblem } from '../app-form/check-fields.ts';
import type { FieldErrors, Fields } from '../forms/form-fields.ts';

/** Checks a name and an email address before sending, ignoring surrounding white space. */
export const checkPerson = (
  { name, email }: Fields,
  emailTexts?: { label: string; required: string },
): FieldErrors =>
  collectProblems({
    name: textProblem(name, { label: 'Full name', max: nameMaxLength, required: fullNameRequired }),
    email: emailProblem(email, emailTexts),
  });
