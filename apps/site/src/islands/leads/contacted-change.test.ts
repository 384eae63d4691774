import { expect, test } from 'vitest';
import { contactedChange } from './Reply.tsx';

const asked = { nextStep: 'Call', dueAt: '2026-11-23T14:00:00.000Z' };

test.each([
  ['the step it was for', {}, { contacted: true }],
  ['another step', { nextStep: 'Send quote' }, { contacted: true, ...asked, nextStep: 'Send quote' }],
  ['another time', { dueAt: null }, { contacted: true, ...asked, dueAt: null }],
])('after a reply, %s is handled', (_name, since, change) => {
  expect(contactedChange(asked, { ...asked, ...since })).toEqual(change);
});
