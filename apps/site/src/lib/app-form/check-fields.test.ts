import { confirmEmailSchema } from '@accounting-site/contract/account/account';
import { loginRequestSchema } from '@accounting-site/contract/account/login';
import { forgotPasswordSchema, resetPasswordSchema } from '@accounting-site/contract/account/password';
import { confirmSignUpSchema } from '@accounting-site/contract/account/sign-up';
import { toFieldErrors } from '@accounting-site/contract/endpoints/errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  collectProblems,
  emailProblem,
  newPasswordProblem,
  tokenProblem,
  typedPasswordProblem,
} from './check-fields.ts';

/** The contract's errors for a body, in the shape of the site's forms. */
const contractErrors = (schema: z.ZodType, body: object) => {
  const result = schema.safeParse(body);
  if (result.success) return {};
  return Object.fromEntries(toFieldErrors(result.error).map(({ field, message }) => [field, message]));
};

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    ' ama@shop.example ',
    'ama@shop',
    'a@b@shop.example',
    '\u200b',
    '\u200bama@shop.example',
    `${'a'.repeat(260)}@b.example`,
    'x'.repeat(1025),
  ),
  fc.stringMatching(/^[\w-]{42,44}$/),
  fc.stringMatching(/^ [\w-]{43}\n$/),
  fc.stringMatching(/^(https:\/\/a\.example\/reset-password)?#{1,2} ?[\w-]{42,43} ?$/),
);

test.each([
  ['an email address', forgotPasswordSchema, { email: emailProblem }],
  ['a sign-in', loginRequestSchema, { email: emailProblem, password: typedPasswordProblem }],
  ['an emailed link', confirmEmailSchema, { token: tokenProblem }],
  ['a new password', resetPasswordSchema, { token: tokenProblem, password: newPasswordProblem }],
  ['a confirmed sign-up', confirmSignUpSchema, { token: tokenProblem, password: typedPasswordProblem }],
])('%s is validated as in the contract, with the same messages', (_what, schema, checks) => {
  const body = fc.record(Object.fromEntries(Object.keys(checks).map((field) => [field, anyText])));
  fc.assert(
    fc.property(body, (typed) => {
      const problems = Object.entries(checks).map(([field, check]) => [field, check(typed[field])]);
      expect(collectProblems(Object.fromEntries(problems))).toEqual(contractErrors(schema, typed));
    }),
  );
});

test('the whole emailed link is accepted in place of its code', () => {
  const token = 'a-_4'.repeat(11).slice(1);
  const link = ` https://www.example.com/fr/reset-password#${token}\n`;
  expect(tokenProblem(link)).toBeUndefined();
  expect(confirmEmailSchema.parse({ token: link })).toEqual({ token });
});

test('a missing field is treated as an empty one', () => {
  expect([emailProblem(), newPasswordProblem(), typedPasswordProblem(), tokenProblem()]).toEqual([
    'Email is required',
    'Password is required',
    'Password is required',
    'Please open the link in the email again, or copy the whole code',
  ]);
});
