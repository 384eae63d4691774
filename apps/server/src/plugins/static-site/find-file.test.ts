import { describe, expect, test } from 'vitest';
import { createFindFile } from './find-file.ts';

const paths = [
  'index.html',
  'pricing.html',
  'Help Center.html',
  'api docs.html',
  'help/documentation.html',
  'help/faqs.html',
  'help/videos.html',
  'resources.html',
  'resources/tools.html',
  'resources/paye-and-ssnit-basics.html',
  'search.html',
  'help/article/mobile-money.html',
  '404.html',
  '_astro/island.C0FFEE.js',
  'robots.txt',
  'register.html',
  'register/plan/annually.html',
  'feed.xml',
  'icon-192.png',
  'fr.html',
  'fr/Help Center.html',
  'fr/resources.html',
];
const find = createFindFile(paths);

describe('an address', () => {
  test.each([
    ['/', 'index.html'],
    ['/?utm_source=x', 'index.html'],
    ['/pricing', 'pricing.html'],
    ['/Help%20Center', 'Help Center.html'],
    ['/api%20docs', 'api docs.html'],
    ['/help/article/mobile-money', 'help/article/mobile-money.html'],
    ['/_astro/island.C0FFEE.js', '_astro/island.C0FFEE.js'],
    ['/robots.txt?', 'robots.txt'],
    ['/register?plan=annually', 'register/plan/annually.html'],
    ['/register?utm_source=x&plan=annually', 'register/plan/annually.html'],
    ['/register?plan=no-such-plan', 'register.html'],
    ['/register?plan=../plan/annually', 'register.html'],
    ['/register?plan=', 'register.html'],
    ['/pricing?plan=annually', 'pricing.html'],
  ])('%s is the file %s', (target, path) => {
    expect(find(target)).toEqual({ kind: 'file', path });
  });

  test.each([
    ['/pricing/', '/pricing'],
    ['/Pricing', '/pricing'],
    ['/PRICING//?a=1&b=%20', '/pricing?a=1&b=%20'],
    ['/pricing.html', '/pricing'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//', '/'],
    ['/%70ricing', '/pricing'],
    ['//pricing', '/pricing'],
    ['/pricing%2F', '/pricing'],
    ['/help', '/Help%20Center'],
    ['/help/', '/Help%20Center'],
    ['/help-center', '/Help%20Center'],
    ['/Help-Center', '/Help%20Center'],
    ['/help%20center/', '/Help%20Center'],
    ['/api-docs', '/api%20docs'],
    ['/API%20Docs', '/api%20docs'],
    ['/help/article/Mobile-Money/', '/help/article/mobile-money'],
    ['/help/article', '/help/documentation'],
    ['/help/article/', '/help/documentation'],
    ['/FAQ', '/help/faqs'],
    ['/faqs', '/help/faqs'],
    ['/help/faq', '/help/faqs'],
    ['/resources/stories/', '/resources#customer-stories'],
    ['/resources/webinars?a=1', '/resources?a=1#webinars'],
    ['/resources/checklists', '/resources#checklists'],
    ['/resources/calculators', '/resources/tools'],
    ['/resources/videos', '/help/videos'],
    ['/resources/payroll-calendar', '/resources/paye-and-ssnit-basics#payday-step-by-step'],
    ['/rss.xml', '/feed.xml'],
    ['/feed', '/feed.xml'],
    ['/sitemap', '/search'],
    ['/favicon.ico', '/icon-192.png'],
    ['/fr/help', '/fr/Help%20Center'],
    ['/fr/resources/webinars?a=1', '/fr/resources?a=1#webinars'],
    ['/fr/feed', '/feed.xml'],
  ])('%s redirects to %s, which is a page', (target, location) => {
    expect(find(target)).toEqual({ kind: 'redirect', location });
    expect(find(location).kind).toBe('file');
  });

  test.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '//evil.example/..',
    '///evil.example/pricing',
    '/%2f%2fevil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example/',
    '/https://evil.example',
    'https://evil.example/pricing',
    '/pricing%0d%0aLocation:%20https://evil.example',
    '/pricing%00',
  ])('%j never redirects to another site', (target) => {
    expect(find(target)).toEqual({ kind: 'nothing' });
  });

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/_astro/../robots.txt',
    '/_ASTRO/island.C0FFEE.js',
    '/pricing.html.br',
    '/robots.txt/',
    '/404',
    '/404.html',
    '/help/article/no-such-article',
    '/__proto__',
    '/constructor',
    '/toString',
    '/%zz',
    '/%ff',
    '*',
  ])('%j is not found', (target) => {
    expect(find(target)).toEqual({ kind: 'nothing' });
  });
});
