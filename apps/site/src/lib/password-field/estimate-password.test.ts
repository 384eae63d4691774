import { newPassword } from '@accounting-site/contract/account/password';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimatePassword } from './estimate-password.ts';

const ama = ['Ama Owusu', 'ama.owusu@provisions.example', "Ama's Provisions"];

test.each([
  ['', 0, 12],
  ['kente', 1, 7],
  ['elevenchars', 1, 1],
  // Characters as people count them: an emoji is one character, though two code units in UTF-16.
  ['😀😀😀😀😀😀😀😀😀😀😀', 1, 1],
])('%j says how many characters are missing', (password, strength, missing) => {
  expect(estimatePassword(password, ama)).toEqual({ advice: 'short', strength, missing });
});

test.each([
  ['their own name, repeated', 'AmaOwusuOwusu'],
  ['the email address', 'ama.owusu@provisions.example'],
  ['the business and a year', 'provisions2026'],
])('%s is easy to guess', (_what, password) => {
  expect(estimatePassword(password, ama)).toMatchObject({ advice: 'own_words', strength: 1 });
});

test.each([
  ['one character', 'aaaaaaaaaaaaaaaaaaaa'],
  ['one repeated word', 'kentekentekentekente'],
  ['consecutive digits', '123456789012'],
  ['consecutive digits backwards', '09876543210987654321'],
  ['the alphabet', 'abcdefghijklmnop'],
  ['keyboard rows', 'qwertyuiopasdfghjkl'],
  ['a word and consecutive digits', 'kente12345678901234'],
])('%s is a pattern', (_what, password) => {
  expect(estimatePassword(password, ama)).toMatchObject({ advice: 'pattern', strength: 1 });
});

test('twelve unpredictable characters are good, and a longer password is better', () => {
  expect(estimatePassword('tomato ladder', ama)).toMatchObject({ advice: 'longer', strength: 2 });
});

test('a telephone number is weaker than words of its length', () => {
  expect(estimatePassword('024418357296', ama)).toMatchObject({ advice: 'longer', strength: 1 });
});

test.each([
  'tomato ladder harbour',
  'correct horse battery staple',
  'xK7#pW!v9qLz@m2RtBnd',
  'ɛna ne ɔba wɔ fie ha',
  // A name among enough other words does no harm.
  'ama paints seven quiet boats',
])('%j needs no improvement', (password) => {
  expect(estimatePassword(password, ama)).toMatchObject({ advice: 'nothing', strength: 3 });
});

test('own words of one or two characters, or none, change nothing', () => {
  const alone = estimatePassword('tomato ladder', []);
  expect(estimatePassword('tomato ladder', ['to', '', 'a b'])).toEqual(alone);
});

test('it asks for more characters exactly where the contract refuses a password as too short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.array(fc.string()), (password, words) => {
      const isLongEnough = newPassword.safeParse(password).success;
      expect(estimatePassword(password, words).advice !== 'short').toBe(isLongEnough);
    }),
  );
});
