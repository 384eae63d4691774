import { signUpSchema } from '@accounting-site/contract/account/sign-up';
import { toFieldErrors } from '@accounting-site/contract/endpoints/errors';
import { expect, test } from 'vitest';
import { checkSignUp } from './SignUpForm.tsx';

const ama = {
  name: 'Ama Owusu',
  business: "Ama's Provisions",
  email: ' ama@provisions.example ',
  password: 'tomato ladder harbour',
};

test('a complete sign-up may be sent', () => {
  expect(checkSignUp(ama)).toEqual({});
});

test('white space is not a name, and a password needs 12 characters', () => {
  expect(checkSignUp({ name: ' ', business: '\t', email: '', password: 'kente' })).toEqual({
    name: 'Your name is required',
    business: 'Business name is required',
    email: 'Email is required',
    password: 'Use 12 characters or more. Several words are easy to remember and hard to guess',
  });
});

test.each([
  ['an empty form', {}],
  ['a name that is too long', { ...ama, name: 'a'.repeat(121) }],
  ['a business that is too long', { ...ama, business: 'a'.repeat(161) }],
  ['an invalid address', { ...ama, email: 'ama@provisions' }],
  ['a password that is too long', { ...ama, password: 'a'.repeat(1025) }],
  ['twelve faces, which are two units each', { ...ama, password: '😀'.repeat(12) }],
])('%s is reported with the messages of the contract', (_what, typed) => {
  const { error } = signUpSchema.safeParse(typed);
  const expected = (error ? toFieldErrors(error) : []).map(({ field, message }) => [field, message]);
  expect(checkSignUp(typed)).toEqual(Object.fromEntries(expected));
});
