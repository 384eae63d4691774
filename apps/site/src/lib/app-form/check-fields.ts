import { messages } from 'virtual:messages';
import { cleanPasted } from '@accounting-site/contract/fields/clean-pasted';
import { emailPattern } from '@accounting-site/contract/fields/email-pattern';
import {
  emailMaxLength,
  passwordMaxLength,
  passwordMinLength,
  tokenLength,
} from '@accounting-site/contract/fields/field-limits';
import {
  emailInvalid,
  emailRequired,
  linkInvalid,
  passwordRequired,
  passwordTooShort,
  tooLong,
  tooLongText,
} from '@accounting-site/contract/fields/validation-messages';
import type { FieldErrors } from '../forms/form-fields.ts';

/** A message of the contract in the language of the page. */
export const say = (message: string): string => messages[message] ?? message;

/** The message for a field with more than `max` characters, in the language of the page. */
const tooLongHere = (label: string, max: number): string => tooLong(say(label), max, say(tooLongText));

/** The contract's message for one field; undefined if it is valid. */
type Problem = string | undefined;

/** Validates a required text of at most `max` characters, not counting surrounding white space. */
export const textProblem = (typed = '', { required, ...text }: RequiredText): Problem =>
  typed.trim() === '' ? required : optionalProblem(typed, text);

interface RequiredText {
  label: string;
  max: number;
  required: string;
}

/** Validates an optional text. */
export const optionalProblem = (typed = '', { label, max }: Omit<RequiredText, 'required'>): Problem =>
  typed.trim().length > max ? tooLongHere(label, max) : undefined;

/** Validates an email address. */
export function emailProblem(
  typed = '',
  { label, required }: Omit<RequiredText, 'max'> = { label: 'Email', required: emailRequired },
): Problem {
  const problem = textProblem(typed, { label, max: emailMaxLength, required });
  return problem ?? (emailPattern.test(cleanPasted(typed)) ? undefined : emailInvalid);
}

/** Validates an existing password. */
export function typedPasswordProblem(typed = ''): Problem {
  if (typed === '') return passwordRequired;
  return typed.length > passwordMaxLength ? tooLongHere('Password', passwordMaxLength) : undefined;
}

/** Validates a new password. The server also checks a list of common passwords. */
export function newPasswordProblem(typed = ''): Problem {
  return (
    typedPasswordProblem(typed) ?? ([...typed].length < passwordMinLength ? passwordTooShort : undefined)
  );
}

const token = new RegExp(`(?:^|#)[\\w-]{${tokenLength}}$`);

/** Validates the secret of an emailed link, or the whole link. */
export const tokenProblem = (typed = ''): Problem => (token.test(typed.trim()) ? undefined : linkInvalid);

/** The fields with a problem, in their order, with the messages in the language of the page. */
export const collectProblems = (problems: Record<string, Problem>): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, say(problem)]],
    ),
  );
