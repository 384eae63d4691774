import { readBrand } from '@accounting-site/content/facts/facts';
import { passwordTooCommon, passwordTooPersonal } from '@accounting-site/contract/fields/validation-messages';
import { expect, test } from 'vitest';
import { findWeakness } from './password-policy.ts';

const own = { name: 'Ama Mensah', email: 'ama.mensah@adom.example', business: 'Adom Provisions' };

test.each([
  'unbelievable',
  'UNBELIEVABLE',
  'password1234',
  'P@ssw0rd2024',
  'passwordpassword',
  'qwertyuiop[]',
  'aaaaaaaaaaaaaaaa',
  '121212121212',
  'abcdefghijkl',
  '012345678901',
  'iloveyou!!!!',
  'Sojdlg123aljg',
  'gfhjkmgfhjkm',
  'zbktitymrf809',
])('%s is tried first, so it is refused', async (password) => {
  expect(await findWeakness(password, own)).toBe(passwordTooCommon);
});

test.each([
  'bookkeeping-26',
  'Ghana accounting 1',
  'Welcome, Admin 2026',
  'Adom Accounts 77',
  `${readBrand().name}2026!!`.padEnd(12, '1'),
])('%s is made of the words of this site, so it is refused', async (password) => {
  expect(await findWeakness(password, own)).toBe(passwordTooCommon);
});

test.each([
  'AmaMensah2026',
  'adom-provisions',
  'ama.mensah@adom.example',
  'Mensah.Adom.24',
  'Provisions2026!',
])('%s is what everybody knows of the person, so it is refused', async (password) => {
  expect(await findWeakness(password, own)).toBe(passwordTooPersonal);
});

test.each([
  'three yellow tro-tros',
  'correct horse battery staple',
  'Kɔkɔɔ ne nkateɛ bebree',
  'gxW2-9vQd-pL4m',
  'my ama sells gari at dawn',
  'passwords are for locking the shop',
  '            spaces count',
])('%s may be used', async (password) => {
  expect(await findWeakness(password, own)).toBeUndefined();
});

test('without a name and business, the password is checked against the list only', async () => {
  expect(await findWeakness('three yellow tro-tros', {})).toBeUndefined();
  expect(await findWeakness('password1234', {})).toBe(passwordTooCommon);
});
