import { expect, test } from 'vitest';
import { toFieldErrors } from '../endpoints/errors.ts';
import { loginAnswerSchema, loginRequestSchema } from './login.ts';

function refusal(body: unknown) {
  const result = loginRequestSchema.safeParse(body);
  return result.success ? [] : toFieldErrors(result.error);
}

test('a login request has email and password', () => {
  const body = { email: 'ama@example.com', password: 'secret' };
  expect(loginRequestSchema.parse(body)).toEqual(body);
});

test('white space is trimmed from the email and kept in the password', () => {
  expect(loginRequestSchema.parse({ email: ' ama@example.com ', password: ' secret ' })).toEqual({
    email: 'ama@example.com',
    password: ' secret ',
  });
});

test('remember is optional', () => {
  const body = { email: 'ama@example.com', password: 'secret', remember: true };
  expect(loginRequestSchema.parse(body)).toEqual(body);
});

test.each([
  ['missing', {}],
  ['empty', { email: '', password: '' }],
  ['of the wrong type', { email: 1, password: null }],
])('fields that are %s are named, one message each', (_, body) => {
  expect(refusal(body)).toEqual([
    { field: 'email', message: 'Email is required' },
    { field: 'password', message: 'Password is required' },
  ]);
});

test('an invalid email address has an error', () => {
  expect(refusal({ email: 'ama', password: 'x' })).toEqual([
    { field: 'email', message: 'Please enter a valid email' },
  ]);
});

test('texts that are too long have an error', () => {
  expect(refusal({ email: `${'a'.repeat(250)}@b.co`, password: 'x'.repeat(1025) })).toEqual([
    { field: 'email', message: 'Email must be 254 characters or fewer' },
    { field: 'password', message: 'Password must be 1,024 characters or fewer' },
  ]);
});

test('a response requires access token and user; the refresh token is optional', () => {
  const user = { id: '1', email: 'ama@example.com', role: 'owner' };
  expect(loginAnswerSchema.safeParse({ accessToken: 't', user }).success).toBe(true);
  expect(loginAnswerSchema.safeParse({ accessToken: 't', refreshToken: 'r', user }).success).toBe(true);
  expect(loginAnswerSchema.safeParse({ accessToken: '', user }).success).toBe(false);
  expect(loginAnswerSchema.safeParse({ accessToken: 't', user: { id: '1' } }).success).toBe(false);
});
