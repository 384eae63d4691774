import { expect, test, vi } from 'vitest';
import { takeMailedLink } from './mailed-link.ts';

const code = 'a'.repeat(43);

/** The page of an emailed link. */
function openPage(hash: string) {
  const page = new EventTarget();
  const field = { value: '' };
  const location = { hash, pathname: '/reset-password', reload: vi.fn() };
  const marks: Record<string, string> = {};
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { querySelector: () => field, documentElement: { dataset: marks } });
  vi.stubGlobal('history', { state: null, replaceState: () => (location.hash = '') });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  takeMailedLink();
  return {
    ...{ field, location, marks },
    goTo(hash: string) {
      location.hash = hash;
      page.dispatchEvent(new Event('hashchange'));
    },
  };
}

test('the code of a link moves from the address to the form', () => {
  const { field, location, marks } = openPage(`#${code}`);
  expect([field.value, location.hash, marks]).toEqual([code, '', { mailedLink: '' }]);
});

test('a newer link that is opened on the same page starts it again, and a link within the page does not', () => {
  const { location, goTo } = openPage(`#${code}`);
  goTo('#main');
  expect(location.reload).not.toHaveBeenCalled();
  goTo(`#${'b'.repeat(43)}`);
  expect(location.reload).toHaveBeenCalledOnce();
});
