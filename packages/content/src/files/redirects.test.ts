import { expect, test } from 'vitest';
import { checkContent } from '../testing/check-content.ts';
import { redirectsSchema } from './redirects.ts';

const check =
  (...pairs: [from: string, to: string][]) =>
  () =>
    checkContent('redirects.yaml', redirectsSchema, {
      redirects: pairs.map(([from, to]) => ({ from, to })),
    });

test.each([
  [['/help/article/old', '/help/article/new']],
  [['/old', '/pricing#calculator']],
  [['/old', '/Help Center']],
  [['/Old-Name.pdf', 'https://example.com/file.pdf?x=1']],
] as [string, string][][])('%j is a redirect', (pair) => {
  expect(check(pair)).not.toThrow();
});

test.each([
  ...[
    '/old/*',
    '/old?x=1',
    '/old#part',
    '/old name',
    '/old%20name',
    '/a\\b',
    'old',
    '//evil.example',
    '/',
    '',
  ],
  ...['/a//b', '/a/../b', '/a/.', '/old/', '/old.html', '/api/site/leads', '/API', '/_astro/x.js'],
  ...['/.well-known/security.txt', 'https://www.example.com/old'],
])('%j is not an old address', (from) => {
  expect(check([from, '/pricing'])).toThrow('redirects[1].from');
});

test.each([
  'pricing',
  '//evil.example',
  'http://example.com',
  'https://',
  'https://a@b.example/',
  'javascript:alert(1)',
])('nothing redirects to %j', (to) => {
  expect(check(['/old', to])).toThrow('redirects[1].to');
});

test.each([
  ['to itself', [['/a', '/a']], 'redirects[1].to', 'comes back to its own address'],
  ['to its own part', [['/a', '/A#part']], 'redirects[1].to', 'comes back to its own address'],
  [
    'in a circle',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    'redirects[2].to',
    'comes back to its own address',
  ],
  [
    'in two steps',
    [
      ['/a', '/b'],
      ['/b', '/pricing#calculator'],
    ],
    'redirects[1].to',
    'write /pricing#calculator, because /b redirects there itself',
  ],
  [
    'twice',
    [
      ['/a', '/b'],
      ['/A', '/c'],
    ],
    'redirects[1].from',
    'remove one of the two redirects of /a',
  ],
] as [string, [string, string][], string, string][])(
  'an address that redirects %s',
  (_what, pairs, field, message) => {
    expect(check(...pairs)).toThrow(field);
    expect(check(...pairs)).toThrow(message);
  },
);
