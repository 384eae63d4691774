import { expect, test } from 'vitest';
import { createFindRedirect } from './find-redirect.ts';

const redirects = [
  { from: '/help/article/old', to: '/help/article/new' },
  { from: '/Old-Guide', to: '/Help Center' },
  { from: '/old-part', to: '/pricing#calculator' },
  { from: '/old-form.pdf', to: 'https://example.com/form.pdf?v=2#page=3' },
];
const find = createFindRedirect(redirects);

test.each([
  ['/help/article/old', '/help/article/new'],
  ['/help/article/old?a=1&b=%20', '/help/article/new?a=1&b=%20'],
  ['/help/article/old?', '/help/article/new'],
  ['/Help/Article/OLD/', '/help/article/new'],
  ['/help/article/old.html', '/help/article/new'],
  ['/help/article/%6fld', '/help/article/new'],
  ['/old-guide', '/Help%20Center'],
  ['/old-part?a=1', '/pricing?a=1#calculator'],
  ['/old-form.pdf', 'https://example.com/form.pdf?v=2#page=3'],
  ['/old-form.pdf?a=1', 'https://example.com/form.pdf?v=2&a=1#page=3'],
])('%s redirects to %s', (target, location) => {
  expect(find(target)).toBe(location);
});

test.each([
  ['/fr/help/article/old?a=1', '/fr/help/article/new?a=1'],
  ['/fr/old-guide', '/fr/Help%20Center'],
  ['/fr/old-part', '/fr/pricing#calculator'],
  ['/fr/old-home', '/fr'],
  ['/fr/old-desk', '/staff/leads'],
  ['/fr/old-form.pdf', 'https://example.com/form.pdf?v=2#page=3'],
  ['/fr/own', '/fr/tarifs'],
  ['/fr/only-french', '/fr/pricing'],
  ['/old-home', '/'],
  ['/tw/old-part', undefined],
])('with French pages, %s redirects to %s', (target, location) => {
  const more = [
    { from: '/fr/own', to: '/fr/tarifs' },
    { from: '/own', to: '/pricing' },
    { from: '/only-french', to: '/fr/pricing' },
    { from: '/old-home', to: '/' },
    { from: '/old-desk', to: '/staff/leads' },
  ];
  expect(createFindRedirect([...redirects, ...more], ['/fr'])(target)).toBe(location);
});

test.each([
  ...['/help/article/old/more', '/help/article/olde', '/help/article', '/', '/pricing', '/%zz', '*'],
  ...['/__proto__', 'https://evil.example/old-part', '//evil.example/%2e%2e', '/old-part%00', '/old-part\\'],
])('%j is not an old address', (target) => {
  expect(find(target)).toBeUndefined();
});

test('what a visitor adds never changes the site that is redirected to', () => {
  for (const more of ['?//evil.example', '?@evil.example', '?\\evil', '//evil.example', '%2f..']) {
    const location = find(`/old-form.pdf${more}`);
    if (location !== undefined) expect(new URL(location).origin).toBe('https://example.com');
  }
});
