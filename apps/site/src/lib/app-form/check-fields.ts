import { emailPattern } from '@accounting-site/contract/email-pattern';
import {
  emailMaxLength,
  passwordMaxLength,
  passwordMinLength,
  tokenLength,
} from '@accounting-site/contract/field-limits';
import {
  emailInvalid,
  emailRequired,
  linkInvalid,
  passwordRequired,
  passwordTooShort,
  tooLong,
} from '@accounting-site/contract/validation-messages';
import type { FieldErrors } from '../form-fields.ts';

/** What is wrong with one field, in the contract's words; undefined for nothing. */
type Problem = string | undefined;

/** A text that must be there and may have `max` characters; white space around it does not count. */
export function textProblem(typed = '', { label, max, required }: RequiredText): Problem {
  const text = typed.trim();
  if (text === '') return required;
  return text.length > max ? tooLong(label, max) : undefined;
}

interface RequiredText {
  label: string;
  max: number;
  required: string;
}

/** A text that may be missing. */
export function optionalProblem(
  typed: string | undefined,
  { label, max }: Omit<RequiredText, 'required'>,
): Problem {
  return (typed?.trim() ?? '').length > max ? tooLong(label, max) : undefined;
}

export function emailProblem(typed = ''): Problem {
  const problem = textProblem(typed, { label: 'Email', max: emailMaxLength, required: emailRequired });
  return problem ?? (emailPattern.test(typed.trim()) ? undefined : emailInvalid);
}

/** A password as it was once chosen. */
export function typedPasswordProblem(typed = ''): Problem {
  if (typed === '') return passwordRequired;
  return typed.length > passwordMaxLength ? tooLong('Password', passwordMaxLength) : undefined;
}

/** A password that is being chosen. The server also knows the common ones. */
export function newPasswordProblem(typed = ''): Problem {
  return (
    typedPasswordProblem(typed) ?? ([...typed].length < passwordMinLength ? passwordTooShort : undefined)
  );
}

const token = new RegExp(`^[\\w-]{${tokenLength}}$`);

/** The secret of a mailed link. */
export const tokenProblem = (typed = ''): Problem => (token.test(typed.trim()) ? undefined : linkInvalid);

/** The fields that have one, in their order. */
export function collectProblems(problems: Record<string, Problem>): FieldErrors {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
