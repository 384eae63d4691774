import { readBrand, readContact } from '@accounting-site/content/facts/facts';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { readMailParties } from './mail-writer.ts';

const { name } = readBrand();

test.each([
  [{}, { name, address: readContact().email }],
  [{ MAIL_FROM: 'hello@shop.example' }, { name, address: 'hello@shop.example' }],
  [{ MAIL_FROM: 'Ama <hello@shop.example>' }, { name: 'Ama', address: 'hello@shop.example' }],
])('with %j, emails are from %j', (variables, from) => {
  expect(readMailParties(readConfig(variables)).from).toEqual(from);
});
