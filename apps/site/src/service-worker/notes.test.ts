import { expect, test, vi } from 'vitest';
import type { KeptRequest } from '../lib/offline/kept-requests.ts';
import { endStates } from '../lib/offline/offline-names.ts';
import { copies, noteOfCopy, noteOfRequests, rememberTold } from './notes.ts';

const phone = vi.hoisted(() => {
  // As inserted by the build.
  vi.stubGlobal('noteWords', {
    '': {
      sent: 'Sent.',
      refused: 'Refused.',
      expired: 'Expired.',
      look: 'Look',
      close: 'Close',
      copy: 'A copy from [day].',
    },
    '/fr': { sent: 'Envoyé.', refused: 'Refusé.', expired: 'Expiré.', look: 'Voir', close: 'Fermer' },
  });
  return new Map<string, KeptRequest>();
});
vi.mock('../lib/offline/kept-requests.ts', () => ({
  listKeptRequests: async () => [...phone.values()],
  keepRequest: async (request: KeptRequest) => void phone.set(request.key, request),
  forgetRequest: async (key: string) => void phone.delete(key),
}));

const page = 'https://example.com/pricing';

function keepOne(key: string, state: KeptRequest['state']) {
  phone.set(key, { key, at: 0, state, fields: { name: 'Esi Tetteh' }, errors: [] });
}

test('a closed note about an unsent request stays closed, and the next such request has its own', async () => {
  keepOne('a', 'refused');
  expect(await noteOfRequests(page)).toEqual({
    text: 'Refused.',
    about: 'refused',
    look: 'Look',
    close: 'Close',
  });
  await rememberTold('refused');
  expect(await noteOfRequests(page)).toBeUndefined();
  expect(phone.get('a')).toMatchObject({ state: 'refused', fields: { name: 'Esi Tetteh' } });

  keepOne('b', 'expired');
  expect(await noteOfRequests(page)).toMatchObject({ text: 'Expired.' });
});

test('a waiting request has no note until it is sent, and then one until a page has shown it', async () => {
  phone.clear();
  keepOne('a', 'waiting');
  for (const state of endStates) await rememberTold(state);
  expect(await noteOfRequests(page)).toBeUndefined();
  keepOne('a', 'sent');
  const note = { text: 'Sent.', about: 'sent', close: 'Close' };
  expect(await noteOfRequests(page)).toEqual(note);
  expect(await noteOfRequests(page)).toEqual(note);
  await rememberTold('sent');
  expect(await noteOfRequests(page)).toBeUndefined();
  expect([...phone]).toEqual([]);
});

test('a note is in the language of its page', async () => {
  keepOne('f', 'sent');
  expect(await noteOfRequests('https://example.com/fr/pricing')).toMatchObject({
    text: 'Envoyé.',
    close: 'Fermer',
  });
  expect(await noteOfRequests('https://example.com/fr')).toMatchObject({ text: 'Envoyé.' });
  expect(await noteOfRequests('https://example.com/french')).toMatchObject({ text: 'Sent.' });
  phone.clear();
});

test('the note of a stored page names its year once that is over', () => {
  vi.setSystemTime('2027-01-03T09:00Z');
  copies.set(page, 'Sat, 02 Jan 2027 09:00:00 GMT');
  expect(noteOfCopy(page)?.text).toBe('A copy from 2 January.');
  copies.set(page, 'Sat, 21 Nov 2026 09:00:00 GMT');
  expect(noteOfCopy(page)?.text).toBe('A copy from 21 November 2026.');
  copies.clear();
  vi.useRealTimers();
});
