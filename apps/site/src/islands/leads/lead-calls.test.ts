import { recordOf } from '@accounting-site/contract/fields/record-of';
import { demoRequestFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import type { Session } from '@accounting-site/session';
import { expect, test, vi } from 'vitest';
import { addNote, downloadCsv, listLeads, readLead } from './lead-calls.ts';

const fields = { id: '1', receivedAt: '', kind: '', stage: '', plan: '', nextStep: '' };
const typed = recordOf(demoRequestFieldNames, () => '');
const record = { lead: { ...fields, ...typed }, events: [], messages: [] };

/** A server that responds in turn as told, and the keys that it was sent. */
function answerWith(...responses: (() => unknown)[]) {
  vi.stubGlobal('sessionStorage', undefined);
  const callSite = vi.fn<(...sent: Parameters<Session['callSite']>) => Promise<never>>();
  for (const respond of responses) callSite.mockImplementationOnce(async () => respond() as never);
  return { callSite, keys: () => callSite.mock.calls.map(([, request]) => request?.key) };
}

/** Adds the same note once for each of the server's responses. Returns the keys that were sent. */
async function keysOf(...responses: (() => unknown)[]) {
  const { callSite, keys } = answerWith(...responses);
  for (const _ of responses) await addNote(callSite, '1', 'No answer')().catch(() => {});
  return keys();
}

const lost = () => Promise.reject(new Error('no response'));

test('a saved note can be added again', async () => {
  const [first, second] = await keysOf(
    () => record,
    () => record,
  );
  expect(second).not.toBe(first);
});

test('a note whose response was lost is sent again with its key', async () => {
  const [first, second] = await keysOf(lost, () => record);
  expect(second).toBe(first);
});

test('a note whose response was lost has its key after something else was saved, also when Save is pressed again', async () => {
  const { callSite, keys } = answerWith(
    lost,
    () => record,
    () => record,
  );
  await addNote(callSite, '1', 'No answer')().catch(() => {});
  await addNote(callSite, '2', 'Has two shops')();
  await addNote(callSite, '1', 'No answer')();
  const [first, other, again] = keys();
  expect([again, other === first]).toEqual([first, false]);
});

test('a note is a new one for who has seen that the first was stored', async () => {
  const { callSite, keys } = answerWith(
    lost,
    () => record,
    () => record,
  );
  await addNote(callSite, '1', 'No answer')().catch(() => {});
  await readLead(callSite, '1');
  await addNote(callSite, '1', 'No answer')();
  const [first, , again] = keys();
  expect(again).not.toBe(first);
});

test('the file of all leads may take ten minutes', async () => {
  const callSite = vi.fn(async () => new Blob() as never);
  await downloadCsv(callSite, {});
  const request = { query: {}, asFile: true };
  expect(callSite).toHaveBeenCalledWith('GET /staff/leads.csv', request, { timeoutMs: 600_000 });
});

test('a filter that is not chosen is not sent', async () => {
  const callSite = vi.fn(async () => ({ leads: [] }) as never);
  const { signal } = new AbortController();
  await listLeads(callSite, { text: 'Ama', owner: undefined, campaign: '', after: undefined }, signal);
  expect(callSite).toHaveBeenCalledWith('GET /staff/leads', { query: { text: 'Ama' } }, { signal });
});
