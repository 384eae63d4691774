import type { Session } from '@accounting-site/session';
import { expect, test, vi } from 'vitest';
import { addNote, downloadCsv } from './lead-calls.ts';

const fields = { id: '1', receivedAt: '', kind: '', stage: '', plan: '', nextStep: '' };
const typed = { name: '', email: '', phone: '', company: '', message: '' };
const record = { lead: { ...fields, ...typed }, events: [], messages: [] };

/** Adds the same note once for each of the server's responses. Returns the keys that were sent. */
async function keysOf(...responses: (() => unknown)[]) {
  vi.stubGlobal('sessionStorage', undefined);
  const callSite = vi.fn<Session['callSite']>();
  for (const respond of responses) callSite.mockImplementationOnce(async () => respond());
  for (const _ of responses) await addNote(callSite, '1', 'No answer').catch(() => {});
  return callSite.mock.calls.map(([, request]) => request?.key);
}

test('a saved note can be added again', async () => {
  const [first, second] = await keysOf(
    () => record,
    () => record,
  );
  expect(second).not.toBe(first);
});

test('a note whose response was lost is sent again with its key', async () => {
  const [first, second] = await keysOf(
    () => Promise.reject(new Error('no response')),
    () => record,
  );
  expect(second).toBe(first);
});

test('the file of all leads may take ten minutes', async () => {
  const callSite = vi.fn<Session['callSite']>(async () => new Blob());
  await downloadCsv(callSite, {});
  expect(callSite.mock.calls[0]?.[2]).toEqual({ timeoutMs: 600_000 });
});
