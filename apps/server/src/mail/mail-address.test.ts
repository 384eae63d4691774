import { expect, test } from 'vitest';
import { mailboxOf, parseMailAddress, replyTo } from './mail-address.ts';

test.each([
  ['hello@example.com', { name: '', address: 'hello@example.com' }],
  ['Our Company <hello@example.com>', { name: 'Our Company', address: 'hello@example.com' }],
  ['"Company, Ltd" <hello@example.com>', { name: 'Company, Ltd', address: 'hello@example.com' }],
  ['Our Company', undefined],
  ['a@example.com, b@example.com', undefined],
  ['A <a@example.com> <b@example.com>', undefined],
  ['A\r\nBcc: x <a@example.com>', undefined],
])('%j is read as %j', (text, address) => {
  expect(parseMailAddress(text)).toEqual(address);
});

test.each([
  ['ama@shop.example', 'ama@shop.example'],
  ["o'brien+shop@shop.example", "o'brien+shop@shop.example"],
  ['ama@bücher.example', 'ama@xn--bcher-kva.example'],
  ['ɛsi@shop.example', undefined],
  ['.ama@shop.example', undefined],
  ['ama..esi@shop.example', undefined],
  ['ama@shop.example, b@shop.example', undefined],
])('%j becomes %j in a header', (address, plain) => {
  expect(replyTo({ name: 'Ama', email: address })?.address).toBe(plain);
});

test.each([
  ['Ama@Shop.example', 'ama@shop.example'],
  ['ama+one+two@shop.example', 'ama@shop.example'],
  ['a.ma@shop.example', 'a.ma@shop.example'],
  ['A.m.a+one@GoogleMail.com', 'ama@gmail.com'],
  ['+ama@shop.example', '+ama@shop.example'],
])('%j reaches the mailbox %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
