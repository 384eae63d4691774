import { readPage } from '@accounting-site/content/reading/pages';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { leadSourceFields } from '@accounting-site/contract/staff/leads';
import type { StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { ApiError, NetworkError } from '@accounting-site/session';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type StaffLeadsWords, staffLeadsSchema } from '../../pages/_staff/staff-leads-words.ts';
import type { LeadSaves } from './create-saves.ts';
import { LeadFacts } from './LeadRecord.tsx';
import { LinkedLead } from './LinkedLead.tsx';
import { SaveResult } from './SaveResult.tsx';
import { UnlistedSaves } from './UnlistedSaves.tsx';
import type { LeadDesk } from './use-lead.ts';
import type { Saves } from './use-saves.ts';

const words = {
  ...readPage('staff-leads', staffLeadsSchema),
  plans: {},
} as unknown as StaffLeadsWords;
const lead = {
  ...recordOf(leadSourceFields, () => ''),
  ...{ id: '1', name: 'Ama', message: '', phone: '' },
  ...{ receivedAt: '2026-11-02T09:00:00.000Z', answeredAt: null },
} as unknown as StaffLead;
const lost = new NetworkError(false);
const conflict = new ApiError(409, { error: 'Conflict', message: 'Someone else changed this lead' });
const idle: LeadSaves = { lead, busy: false, refused: [], failed: undefined };

const resultOf = (desk: Partial<LeadDesk>) =>
  renderToStaticMarkup(<SaveResult lead={lead} desk={{ ...idle, ...desk } as LeadDesk} words={words} />);
/** The text of the only button that is busy. */
const busyButton = (html: string) =>
  html.match(/<button[^>]*aria-busy="true"[^>]*>(?:<svg.*?<\/svg>)?(.*?)<\/button>/)?.[1];

test('a lead says that something is being saved', () => {
  expect(resultOf({ busy: true })).toContain(words.record.saving);
});

test('a lead says what was refused and what failed, with buttons to try again and to discard', () => {
  const html = resultOf({ refused: [conflict, conflict], failed: lost });
  expect(html.split(conflict.problem.message ?? '').length).toBe(2);
  const { not_saved, retry, discard } = words.record;
  for (const text of [not_saved, retry, discard]) expect(html).toContain(text);
  expect(resultOf({ refused: [conflict] })).not.toContain(retry);
});

test('the button that was pressed stays and is busy while a lead is saved', () => {
  expect(busyButton(resultOf({ busy: true, failed: lost }))).toBe(words.record.retry);
  const saved = { said: 'Saved', undo: {} };
  expect(busyButton(resultOf({ busy: true, saved }))).toBe(words.record.undo);
});

const unlisted = (state: Partial<LeadSaves>, onOpen?: () => void) => {
  const saves = { all: new Map([['1', { ...idle, ...state }]]) } as unknown as Saves;
  return renderToStaticMarkup(
    <UnlistedSaves saves={saves} ids={['1', '2']} words={words} {...(onOpen && { onOpen })} />,
  );
};

test('what was not saved of a lead that left the list names it, and can be tried again, discarded or opened', () => {
  const html = unlisted({ failed: lost }, () => {});
  const { not_saved, retry, discard, open } = words.record;
  for (const text of ['Ama', not_saved, retry, discard, open]) expect(html).toContain(text);
});

test('a refusal of a lead that was deleted can be discarded', () => {
  const html = unlisted({ refused: [new ApiError(404, { error: 'Not Found', message: 'No such lead' })] });
  for (const text of [words.list.gone, words.record.discard]) expect(html).toContain(text);
});

test('a lead that is being opened says what was not saved', () => {
  const saves = { all: new Map([['1', { ...idle, failed: lost }]]) } as unknown as Saves;
  const html = renderToStaticMarkup(<LinkedLead id="1" itemOf={vi.fn()} saves={saves} words={words} />);
  for (const text of [words.record.not_saved, words.record.loading]) expect(html).toContain(text);
  expect(html).not.toContain(words.record.open);
});

test('while it is tried again, its button stays and is busy', () => {
  const html = unlisted({ busy: true, failed: lost });
  expect(html).toContain(words.record.saving);
  expect(busyButton(html)).toBe(words.record.retry);
});

test('a record shows the number that is dialled beside the typed one, and the time zone of the best time', () => {
  const dialled = { phone: '05 05 12 34 56', phoneDialled: '+233 50 512 3456', bestTime: 'after 4' };
  const html = renderToStaticMarkup(<LeadFacts lead={{ ...lead, ...dialled }} words={words} />);
  expect(html).toContain('05 05 12 34 56 (+233 50 512 3456)');
  expect(html).toContain('Best time to call (GMT)');
  const typed = { phone: '+233 50 512 3456', phoneDialled: null };
  expect(renderToStaticMarkup(<LeadFacts lead={{ ...lead, ...typed }} words={words} />)).toContain(
    '<dd>+233 50 512 3456</dd>',
  );
});
