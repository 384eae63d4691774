import { recordOf } from '@accounting-site/contract/fields/record-of';
import { leadSourceFields } from '@accounting-site/contract/staff/leads';
import { expect, test } from 'vitest';
import { cameFrom, originName, originText } from './came-from.ts';

const words = {
  unknown: 'Not recorded.',
  direct: 'Direct.',
  paid: 'An ad on [source].',
  paid_unknown: 'An ad.',
  source: 'From [source].',
  medium: 'From [source] ([medium]).',
  referrer: 'A link on [referrer].',
  campaign: 'Campaign: [campaign].',
  first_page: 'First: [first_page]',
  page: 'Sent from: [page]',
  button: 'Button: [button]',
};
const added = { whatsapp: 'WhatsApp' };
const nothing = recordOf(leadSourceFields, () => '');

test.each([
  [{}, ['Not recorded.']],
  [{ first_page: '/' }, ['Direct.', 'First: /']],
  [{ referrer: 'google.com' }, ['A link on google.com.']],
  [{ source: 'facebook' }, ['From facebook.']],
  [{ source: 'facebook', medium: 'social' }, ['From facebook (social).']],
  [{ source: 'google ads', medium: 'paid', campaign: 'vat' }, ['An ad on google.', 'Campaign: vat.']],
  [{ referrer: 'google.com', medium: 'paid' }, ['An ad on google.com.']],
  [{ medium: 'paid' }, ['An ad.']],
  [
    { page: '/pricing', button: 'closing banner' },
    ['Direct.', 'Sent from: /pricing', 'Button: closing banner'],
  ],
])('%j is said in plain words', (more, sentences) => {
  expect(cameFrom({ kind: 'demo', ...nothing, ...more }, words, added)).toEqual(sentences);
});

test('a lead that staff entered says how the person came, also by a way that is no longer offered', () => {
  const lead = { ...nothing, kind: 'added', source: 'whatsapp' } as const;
  expect(cameFrom(lead, words, added)).toEqual(['WhatsApp']);
  expect(cameFrom({ ...lead, source: 'letter' }, words, added)).toEqual(['letter']);
  expect(originText({ ...lead, kind: 'demo' }, added)).toBe('whatsapp');
});

test('the list names the source, or the site that linked here', () => {
  expect([originName({ source: 'x', referrer: 'y' }), originName({ source: '', referrer: 'y' })]).toEqual([
    'x',
    'y',
  ]);
});
