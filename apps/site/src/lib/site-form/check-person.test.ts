import { expect, test } from 'vitest';
import { checkPerson } from './check-person.ts';

const person = { name: 'Esi Tetteh', email: 'esi@example.com' };

test('a name and an email address are enough', () => {
  expect(checkPerson(person)).toEqual({});
});

test('missing fields are reported with the messages of the specification', () => {
  expect(checkPerson({ name: ' ', email: '' })).toEqual({
    name: 'Full name is required',
    email: 'Email is required',
  });
});

test('an email address without a domain is refused', () => {
  expect(checkPerson({ ...person, email: 'esi@home' })).toEqual({
    email: 'Please enter a valid email',
  });
});
