import { afterEach, expect, test, vi } from 'vitest';
import hydrateWithSession from './session.ts';

afterEach(() => vi.unstubAllGlobals());

function openPage(marks: { session?: string } = {}) {
  const page = new EventTarget();
  const stored: { accessToken?: string; user?: string } = {};
  const hydrate = vi.fn(async () => {});
  vi.stubGlobal('document', { documentElement: { dataset: marks } });
  vi.stubGlobal('localStorage', stored);
  const begun = vi.fn();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', begun);
  hydrateWithSession(async () => hydrate, { name: 'Account', value: '' }, {} as HTMLElement);
  const happens = async (type: string) => {
    page.dispatchEvent(new Event(type));
    await Promise.resolve();
  };
  return { stored, hydrate, happens, begun };
}

test.each([
  ['another tab signs in', 'storage'],
  ['the back button restores the page after a sign-in', 'pageshow'],
])('hydrates once when %s', async (_what, type) => {
  const { stored, hydrate, happens } = openPage();
  await happens('storage');
  await happens('pageshow');
  stored.user = '{}';
  await happens(type);
  expect(hydrate).not.toHaveBeenCalled();
  stored.accessToken = 'token';
  await happens(type);
  await happens('storage');
  await happens('pageshow');
  expect(hydrate).toHaveBeenCalledOnce();
});

test('hydrates once in a page that began with a session, also when another tab signed out since', async () => {
  const { hydrate, happens, begun } = openPage({ session: 'restoring' });
  await happens('pageshow');
  expect(hydrate).toHaveBeenCalledOnce();
  expect(begun.mock.lastCall?.[0].type).toBe('astro:session');
});

test('a page without storage stays as it is', async () => {
  const { hydrate, happens } = openPage();
  vi.stubGlobal('localStorage', undefined);
  await happens('pageshow');
  expect(hydrate).not.toHaveBeenCalled();
});
