import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '../lib/pages/routes.ts';
import { pricing } from './report-vitals.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a preview is not reported: its bar is on the page', async () => {
  const listen = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === '.site-preview' ? {} : null),
  });
  const { reportVitals } = await import('./report-vitals.ts');
  listen.mockClear();
  reportVitals();
  expect(listen).not.toHaveBeenCalled();
});

test.each([
  ['a visitor', undefined, ['page', 'tab']],
  ['someone who is signed in', 'restored', undefined],
])('the visit of %s is counted as %j with a session that is %j', async (_who, session, counts) => {
  vi.doMock('web-vitals', () => ({ onCLS() {}, onFCP() {}, onINP() {}, onLCP() {} }));
  const listeners: Record<string, () => void> = {};
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    listeners[name] = listener;
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', new URL('https://www.example.com/about'));
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('document', {
    querySelector: () => null,
    documentElement: { dataset: { session } },
    visibilityState: 'hidden',
  });
  const send = vi.fn(async (_url: string, _request: { body: string }) => new Response());
  vi.stubGlobal('fetch', send);
  const { reportVitals } = await import('./report-vitals.ts');
  reportVitals();
  listeners.visibilitychange?.();
  expect(JSON.parse(send.mock.calls[0]?.[1].body ?? '').counts).toEqual(counts);
});

test('the prices are looked for at their path', () => {
  expect(pricing).toBe(routes.pricing);
});
