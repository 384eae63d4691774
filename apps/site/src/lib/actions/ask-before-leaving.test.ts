import { afterEach, expect, test, vi } from 'vitest';
import { askBeforeLeaving } from './ask-before-leaving.ts';

afterEach(() => vi.unstubAllGlobals());

/** Whether the browser asks before the page is left. */
function asks({ isSignedIn = true, activeElement = {}, ends = false }) {
  const page = new EventTarget();
  vi.stubGlobal('document', { activeElement });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const end = askBeforeLeaving(() => isSignedIn);
  if (ends) end();
  return !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('a page with unsent changes asks before it is left, until they are sent', () => {
  expect(asks({})).toBe(true);
  expect(asks({ activeElement: { protocol: 'https:' } })).toBe(true);
  expect(asks({ ends: true })).toBe(false);
});

test('the redirect after an expired session asks nothing', () => {
  expect(asks({ isSignedIn: false })).toBe(false);
});

test.each(['tel:', 'mailto:'])('a link with %s, which leaves the page open, asks nothing', (protocol) => {
  expect(asks({ activeElement: { protocol } })).toBe(false);
});
