import { expect, it } from 'vitest';
import { leadToLanguage } from './lead-to-language.ts';

const pages = ['/', '/pricing', '/Help Center', '/search', '/demo-request'];
const led = (html: string) => leadToLanguage(html, '/fr', (path) => pages.includes(decodeURI(path)));

it.each([
  ['a page', '<a href="/pricing">Tarifs</a>', '<a href="/fr/pricing">Tarifs</a>'],
  ['the home page', '<a class="logo" href="/">Accueil</a>', '<a class="logo" href="/fr">Accueil</a>'],
  ['a part of the home page', '<a href="/#call-me">Appel</a>', '<a href="/fr#call-me">Appel</a>'],
  ['a part of a page', '<a href="/pricing#faqs">Tarifs</a>', '<a href="/fr/pricing#faqs">Tarifs</a>'],
  ['a page with a query', '<a href="/search?q=a&amp;b=c">?</a>', '<a href="/fr/search?q=a&amp;b=c">?</a>'],
  ['a page with a space', '<a href="/Help%20Center">Aide</a>', '<a href="/fr/Help%20Center">Aide</a>'],
  [
    'a search form',
    '<form action="/search" role="search"></form>',
    '<form action="/fr/search" role="search"></form>',
  ],
  [
    'a plain form',
    '<form action="/api/site/demo-requests" method="post"></form>',
    '<form action="/api/site/demo-requests?language=fr" method="post"></form>',
  ],
  [
    'a calendar file',
    '<a href="/api/site/webinars/vat/next.ics">Agenda</a>',
    '<a href="/api/site/webinars/vat/next.ics?language=fr">Agenda</a>',
  ],
])('%s is that of the language', (_what, html, expected) => {
  expect(led(html)).toBe(expected);
});

it.each([
  ['the switch to another language', '<a href="/pricing" hreflang="en-GH">English</a>'],
  ['a file', '<a href="/downloads/cash-book.xlsx">Modèle</a>'],
  ['a page that only the first language has', '<a href="/staff/leads">Bureau</a>'],
  ['a part of the same page', '<a href="#faqs">Questions</a>'],
  ['another site', '<a href="https://wa.me/233302000000">WhatsApp</a>'],
  ['an address without a protocol', '<a href="//example.com/pricing">Site</a>'],
  ['a phone number', '<a href="tel:+233302000000">Appeler</a>'],
  ['a link without an address', '<a id="top">Haut</a>'],
  ['the canonical address', '<link rel="canonical" href="/pricing">'],
  ['text', '<p>/pricing</p><code>href="/pricing"</code>'],
])('%s stays as it is', (_what, html) => {
  expect(led(html)).toBe(html);
});

it('changes every link of a page and nothing else', () => {
  const html =
    '<p>Voir <a href="/pricing">tarifs</a>, <a href="/x">x</a> ou <a data-a="1" href="/pricing">ici</a>.</p>';
  expect(led(html)).toBe(
    '<p>Voir <a href="/fr/pricing">tarifs</a>, <a href="/x">x</a> ou <a data-a="1" href="/fr/pricing">ici</a>.</p>',
  );
});
