import { expect, test } from 'vitest';
import { describePage } from './show-stored-pages.ts';

test('the title of a stored page has the language of that page', async () => {
  const html =
    '<!doctype html><html lang="fr" data-prefix="/fr"><head><title>Prix &amp; plans | Site</title>';
  const headers = { date: 'Mon, 30 Nov 2026 08:00:00 GMT' };
  expect(await describePage('https://www.example.com/fr/pricing', new Response(html, { headers }))).toEqual({
    path: '/fr/pricing',
    title: 'Prix & plans',
    lang: 'fr',
    stored: headers.date,
  });
});
