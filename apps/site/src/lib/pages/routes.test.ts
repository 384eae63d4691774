import { afterEach, expect, test, vi } from 'vitest';
import { href, isCurrent } from './routes.ts';

test('paths with spaces are percent-encoded', () => {
  expect(href('/Help Center')).toBe('/Help%20Center');
  expect(href('/pricing')).toBe('/pricing');
});

test.each([
  ['/', '/', true],
  ['/', '/features', true],
  ['/', '/pricing', false],
  ['/solutions', '/solutions/retail', true],
  ['/solutions', '/solutions-old', false],
  ['/about', '/about', true],
])('the link %s on the page %s is current: %s', (link, page, current) => {
  expect(isCurrent(link, page)).toBe(current);
});

// Test files share modules, and the next ones need the addresses of the first language.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a plain form that a script renders names the language of its page', async () => {
  const addressOn = async (prefix: string | undefined) => {
    vi.resetModules();
    vi.stubGlobal('document', { documentElement: { dataset: { prefix } } });
    return (await import('./routes.ts')).formAddress('/api/api/login/providers/google');
  };
  expect(await addressOn(undefined)).toBe('/api/api/login/providers/google');
  expect(await addressOn('/fr')).toBe('/api/api/login/providers/google?language=fr');
});
