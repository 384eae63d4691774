import { readPage } from '@accounting-site/content/reading/pages';
import type { StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type StaffLeadsWords, staffLeadsSchema } from '../../pages/_staff/staff-leads-words.ts';
import { NextStepForm } from './NextStepForm.tsx';
import type { LeadDesk } from './use-lead.ts';

const words = readPage('staff-leads', staffLeadsSchema) as unknown as StaffLeadsWords;
const lead = { id: '1', name: 'Ama', nextStep: 'Call', dueAt: null } as StaffLead;

/** The values of the form's fields. */
function valuesWith(drafts: Record<string, string>) {
  const { read, write } = { read: (field: string) => drafts[field], write: () => {} };
  const html = renderToStaticMarkup(
    <NextStepForm lead={lead} desk={{} as LeadDesk} drafts={{ read, write }} words={words} />,
  );
  return [...html.matchAll(/<input[^>]* value="([^"]*)"/g)].map(([, value]) => value);
}

test('a record that is opened again shows the unsaved next step', () => {
  expect(valuesWith({ 'step-1': 'Send quo', 'at-1': '2030-01-02T15:30' })).toEqual([
    'Send quo',
    '2030-01-02T15:30',
  ]);
  expect(valuesWith({ 'step-1': '' })).toEqual(['', '']);
});

test('a field that was not edited shows the next step of the lead', () => {
  expect(valuesWith({ 'step-2': 'Of another lead' })).toEqual(['Call', '']);
});
