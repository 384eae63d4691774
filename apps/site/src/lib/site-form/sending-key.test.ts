import { beforeEach, expect, test, vi } from 'vitest';

const esi = { name: 'Esi', email: 'esi@example.com', message: 'We sell cloth.' };
const minute = 60_000;

/** The module as a newly loaded page has it. */
async function openPage() {
  vi.resetModules();
  return (await import('./sending-key.ts')).keyOfSending;
}

const refuse = () => {
  throw new Error('no storage');
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

test('the same input has the same key, also after the page was left and opened again', async () => {
  const keyOfSending = await openPage();
  const key = keyOfSending('/demo-requests', esi, 0);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOfSending('/demo-requests', { ...esi }, minute)).toBe(key);
  expect((await openPage())('/demo-requests', esi, 2 * minute)).toBe(key);
});

test.each([
  ['changed input', '/demo-requests', { ...esi, message: 'We sell kente.' }, minute],
  ['another form', '/webinar-registrations', esi, minute],
  ['the same input an hour later', '/demo-requests', esi, 60 * minute],
])('%s has a different key', async (_name, path, typed, now) => {
  const keyOfSending = await openPage();
  const key = keyOfSending('/demo-requests', esi, 0);
  expect(keyOfSending(path, typed, now)).not.toBe(key);
});

test('a browser without storage keeps the key while the page is open', async () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  const keyOfSending = await openPage();
  expect(keyOfSending('/demo-requests', esi, minute)).toBe(keyOfSending('/demo-requests', esi, 0));
});

test('what was typed does not stay in the tab', async () => {
  (await openPage())('/notes', esi, 0);
  const stored = sessionStorage.getItem('lastSending') ?? '';
  expect(Object.keys(JSON.parse(stored)).sort()).toEqual(['at', 'fingerprint', 'key']);
  for (const typed of Object.values(esi)) expect(stored).not.toContain(typed);
});

test('signing out forgets the key', async () => {
  const keyOfSending = await openPage();
  const key = keyOfSending('/notes', esi, 0);
  (await import('../session/session-draft.ts')).forgetDraft();
  expect(sessionStorage.getItem('lastSending')).toBeNull();
  expect(keyOfSending('/notes', esi, minute)).not.toBe(key);
});
