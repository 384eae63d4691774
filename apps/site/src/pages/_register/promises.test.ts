import { readPage } from '@accounting-site/content/reading/pages';
import { expect, test } from 'vitest';
import { promisesOf, registerSchema } from './register-words.ts';

const words = readPage('register', registerSchema);
const ids = ['card', 'mobile-money', 'bank-transfer'] as const;

test('without an application the sign-up promises only an account', () => {
  const { lead, steps, items, page } = promisesOf(words, false);
  expect([lead, steps, items]).toEqual([words.lead, words.after.steps, words.ready.items]);
  for (const id of ids) expect(page(id)).toEqual(words.pages[id]);
});

test('with an application the sign-up may promise its features', () => {
  const { lead, steps, items, page } = promisesOf(words, true);
  expect([lead, steps, items]).toEqual([words.with_app, words.after.with_app, words.ready.with_app]);
  for (const id of ids) expect(page(id)).toEqual(words.pages[id].with_app);
});
