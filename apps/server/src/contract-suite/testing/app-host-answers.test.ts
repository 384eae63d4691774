import { expect, test } from 'vitest';
import { alertSettings, inventory, loginAnswer } from './app-host-answers.ts';

test.each([
  ['items with other fields', inventory, [{ id: 17, sku: null, quantity_in_stock: 4 }]],
  ['a fractional quantity', inventory, [{ quantity_in_stock: -0.5 }]],
  ['a fractional threshold and other settings', alertSettings, { threshold_quantity: 2.5, email: 'daily' }],
  [
    'a user with a number as id, and no refresh token',
    loginAnswer,
    { accessToken: 'a', refreshToken: null, user: { id: 7, email: 'ama@shop.example', role: 'owner' } },
  ],
])('%s: accepted as they are', (_what, schema, body) => {
  expect(schema.parse(body)).toEqual(body);
});

test.each([
  ['a list in an object', inventory, { items: [] }],
  ['an item without a quantity', inventory, [{ id: 'i-1', quantity: 4 }]],
  ['a quantity as text', inventory, [{ quantity_in_stock: '4' }]],
  ['a threshold as text', alertSettings, { threshold_quantity: '4' }],
  ['a user without a role', loginAnswer, { accessToken: 'a', user: { id: 7, email: 'ama@shop.example' } }],
])('%s: refused', (_what, schema, body) => {
  expect(schema.safeParse(body).success).toBe(false);
});
