import { expect, test } from 'vitest';
import { routes } from '../lib/pages/routes.ts';
import { mayBeStored } from './never-stored.ts';

const ofAPerson = [
  routes.login,
  routes.account,
  routes.staff,
  routes.staffLeads,
  routes.staffContent,
  routes.staffMembers,
  routes.register,
  routes.registerFor('card'),
  routes.registerCheckMail,
  routes.registerConfirm,
  routes.registerDone,
  routes.forgotPassword,
  routes.forgotPasswordCheckMail,
  routes.resetPassword,
  routes.resetPasswordDone,
  routes.confirmEmail,
  routes.confirmEmailDone,
  `${routes.demoRequest}/sent`,
  routes.callRequestSent,
  routes.webinarRegistered,
  routes.articleFeedbackSent,
  routes.filingCalendarFile('1'),
  '/api/site/demo-requests',
];

test.each(ofAPerson)('%s is never stored on a phone', (path) => {
  expect(mayBeStored(path)).toBe(false);
  expect(mayBeStored(`/fr${path}`)).toBe(false);
});

test('every other page of the site may be stored', () => {
  const pages = Object.values(routes).filter((path) => typeof path === 'string');
  const others = pages.filter((path) => !ofAPerson.includes(path));
  expect(others.filter((path) => !mayBeStored(encodeURI(path)))).toEqual([]);
  expect(others.filter((path) => !mayBeStored(encodeURI(`/fr${path}`)))).toEqual([]);
  expect(mayBeStored('/api%20docs')).toBe(true);
});
