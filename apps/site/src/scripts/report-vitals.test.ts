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

test('the prices are looked for at their path', () => {
  expect(pricing).toBe(routes.pricing);
});
