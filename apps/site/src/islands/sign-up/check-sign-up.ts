import { businessMaxLength, nameMaxLength } from '@accounting-site/contract/field-limits';
import { businessRequired, nameRequired } from '@accounting-site/contract/validation-messages';
import {
  collectProblems,
  emailProblem,
  newPasswordProblem,
  textProblem,
} from '../../lib/app-form/check-fields.ts';
import type { Fields } from '../../lib/forms/form-fields.ts';

/**
 * Checks a sign-up before it is sent, with the messages of the contract. The server checks everything again.
 */
export const checkSignUp = ({ name, business, email, password }: Fields) =>
  collectProblems({
    name: textProblem(name, { label: 'Name', max: nameMaxLength, required: nameRequired }),
    business: textProblem(business, {
      label: 'Business name',
      max: businessMaxLength,
      required: businessRequired,
    }),
    email: emailProblem(email),
    password: newPasswordProblem(password),
  });
