import { expect, test } from 'vitest';
import { checkRegistration } from './check-registration.ts';

const person = { name: 'Esi Tetteh', email: 'esi@example.com' };

test('a name and an e-mail address are enough', () => {
  expect(checkRegistration(person)).toEqual({});
});

test('what is missing is named in the words of the specification', () => {
  expect(checkRegistration({ name: ' ', email: '' })).toEqual({
    name: 'Full name is required',
    email: 'Email is required',
  });
});

test('an e-mail address without a domain is asked for again', () => {
  expect(checkRegistration({ ...person, email: 'esi@home' })).toEqual({
    email: 'Please enter a valid email',
  });
});
