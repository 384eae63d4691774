import { expect, test, vi } from 'vitest';
import { findMessage } from './find-message.ts';

const messages = {
  'Email is required': 'L’e-mail est obligatoire',
  'Full name': 'Nom complet',
  '[label] must be [max] characters or fewer': '[label] : [max] caractères au plus',
  'Write [what], like [example].': 'Écrivez [what], comme [example].',
  '[says] Wait [wait], then try again.': '[says] Attendez [wait], puis réessayez.',
  'Two columns are called [heading]': 'Deux colonnes s’appellent [heading]',
  '“[typed]” is not a number. Write [what].': '« [typed] » n’est pas un nombre. Écrivez [what].',
  'a quantity': 'une quantité',
};

test.each([
  ['Email is required', 'L’e-mail est obligatoire'],
  ['Full name must be 100 characters or fewer', 'Nom complet : 100 caractères au plus'],
  ['Company must be 100 characters or fewer', 'Company : 100 caractères au plus'],
  ['Too often. Wait 5 minutes, then try again.', 'Too often. Attendez 5 minutes, puis réessayez.'],
  ['Write a price, like 12.50.', 'Écrivez a price, comme 12.50.'],
  ['Nothing of the kind', 'Nothing of the kind'],
  [' must be 5 characters or fewer', ' must be 5 characters or fewer'],
  ['', ''],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
  ['Two columns are called Full name', 'Deux colonnes s’appellent Full name'],
  [
    '“Full name” is not a number. Write a quantity.',
    '« Full name » n’est pas un nombre. Écrivez une quantité.',
  ],
])('%j becomes %j', (message, translated) => expect(findMessage(messages, message)).toBe(translated));

test('the messages are taken apart only once', () => {
  const others = { ...messages };
  findMessage(others, 'Nothing of the kind');
  const split = vi.spyOn(String.prototype, 'split');
  findMessage(others, 'Full name must be 100 characters or fewer');
  expect(split).not.toHaveBeenCalled();
  split.mockRestore();
});
