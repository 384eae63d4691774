import { expect, test } from 'vitest';
import { isNarrowed, readAddress, writeAddress } from './desk-address.ts';

/** The filters without those that are missing. */
const given = (search: string) => {
  const { filters, lead } = readAddress(search, 'me-1');
  return { ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)), lead };
};

test.each([
  ['', { stage: 'open' }],
  ['?stage=all', {}],
  ['?stage=demo+held', { stage: 'demo held' }],
  ['?stage=suspected', { stage: 'suspected' }],
  ['?stage=nonsense&kind=x&overdue=maybe&due=soon&since=soon&owner=a/b', { stage: 'open' }],
  ['?owner=me', { stage: 'open', owner: 'me-1' }],
  ['?owner=nobody&kind=call&overdue=yes', { stage: 'open', owner: 'nobody', kind: 'call', overdue: 'yes' }],
  ['?text=+Ama++&source=facebook', { stage: 'open', text: 'Ama', source: 'facebook' }],
  [
    '?campaign=harmattan+sale&page=/pricing&plan=annually',
    { stage: 'open', campaign: 'harmattan sale', page: '/pricing', plan: 'annually' },
  ],
  ['?since=2026-11-01&until=2026-11-30', { stage: 'open', since: '2026-11-01', until: '2026-11-30' }],
  ['?stage=all&webinar=first-report,+2026-12-01', { webinar: 'first-report, 2026-12-01' }],
  ['?lead=lead-1', { stage: 'open', lead: 'lead-1' }],
  ['?lead=../x', { stage: 'open' }],
])('the address %j lists %j', (search, expected) => {
  expect(given(search)).toEqual({ lead: undefined, ...expected });
});

test.each([
  '',
  '?stage=all',
  '?stage=won&lead=lead-1',
  '?text=Ama+%26+Co&kind=demo&owner=nobody&source=google&campaign=sale&page=%2Fpricing&plan=annually&overdue=yes&due=today&since=2026-11-01&until=2026-11-30&lead=a',
])('the filters of %j are written as they were read', (search) => {
  const { filters, lead } = readAddress(search, 'me-1');
  expect(writeAddress(filters, lead)).toBe(search);
});

test('a list is narrowed by its filters, not by the open record', () => {
  expect(isNarrowed(readAddress('?lead=lead-1', 'me-1').filters)).toBe(false);
  expect(isNarrowed(readAddress('?stage=all', 'me-1').filters)).toBe(true);
});
