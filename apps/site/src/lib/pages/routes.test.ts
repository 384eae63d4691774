import { expect, test } from 'vitest';
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
