import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { beforeEach, expect, test, vi } from 'vitest';

const user = { id: 'ama', email: 'ama@shop.example', role: 'staff' };
const notes = JSON.stringify({ userId: user.id, drafts: { lead: 'Has two shops.' } });

function stubStorage(name: string, contents: Record<string, string>) {
  const stored = new Map(Object.entries(contents));
  vi.stubGlobal(name, {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

let kept: Map<string, string>;

/** The session of a newly loaded page, on which one field was typed in. */
async function openPage() {
  vi.resetModules();
  return (await import('./browser-session.ts')).browserSession('');
}

beforeEach(() => {
  stubStorage('localStorage', { accessToken: 'token', refreshToken: 'token', user: JSON.stringify(user) });
  kept = stubStorage('sessionStorage', { leadNotes: notes });
  const typed = { id: 'next-step', type: 'text', autocomplete: '', value: 'Call', defaultValue: '' };
  const field = { ...typed, closest: () => null };
  vi.stubGlobal('HTMLSelectElement', class {});
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: () => ({ querySelectorAll: () => [field] }),
  });
  vi.stubGlobal('location', { pathname: '/staff/leads', search: '' });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
});

test('signing out deletes the input', async () => {
  const session = await openPage();
  await session.logout();
  expect(session.getSnapshot()).toBeNull();
  expect([...kept]).toEqual([]);
});

test('signing out to sign in again keeps the input and the notes', async () => {
  const session = await openPage();
  await session.logoutToContinue();
  expect(session.getSnapshot()).toBeNull();
  expect(kept.get('leadNotes')).toBe(notes);
  expect(kept.get('sessionDraft')).toContain('"next-step":"Call"');
});

test('a request that follows a sign-out, before the page is empty, does not redirect to sign-in', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/staff/leads', search: '', assign });
  const refused = () => new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/logout') ? new Promise(() => {}) : Promise.resolve(refused()),
  );
  const session = await openPage();
  void session.logout();
  await expect(session.callSite(siteEndpoints.listLeads)).rejects.toThrow();
  expect(assign).not.toHaveBeenCalled();
});
