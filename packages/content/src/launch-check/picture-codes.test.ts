import { expect, test } from 'vitest';
import { changed, findIn } from './testing/find-in.ts';

test.each(['E-VAT', 'EVAT 4071-0148', 'Scan to check', 'A QR code of the GRA'])(
  'a picture with %j is refused',
  (said) => {
    const picture = JSON.stringify({ invoice: { code: { title: said } } });
    const chat = JSON.stringify({ cards: { whatsapp: { picture: { answer: said } } } });
    expect(findIn({ 'en/pictures.yaml': picture, 'en/pages/contact.yaml': chat })).toEqual([
      expect.stringContaining(
        `content/en/pages/contact.yaml: cards.whatsapp.picture.answer | A picture shows "${said}"`,
      ),
      expect.stringContaining(`content/en/pictures.yaml: invoice.code.title | A picture shows "${said}"`),
    ]);
  },
);

test.each([
  ['en/help-pages/videos.yaml', { storyboards: [{ steps: [{ screen: { rows: ['QR | ✓'] } }] }] }, 'QR | ✓'],
  ['en/pages/demo-request.yaml', { storyboard: { frames: [{ title: 'E-VAT' }] } }, 'E-VAT'],
])('a storyboard of %s is a picture', (file, words, said) => {
  expect(findIn({ [file]: JSON.stringify(words) })).toEqual([
    expect.stringContaining(`A picture shows "${said}"`),
  ]);
});

test('an ordinary invoice, and a text about E-VAT, are not', () => {
  const picture = JSON.stringify({ invoice: { title: 'Invoice', taxes: [{ label: 'VAT 15%' }] } });
  const page = JSON.stringify({
    text: 'Our invoices are not E-VAT invoices.',
    authenticator: { picture: 'QR code for your authenticator app' },
  });
  expect(findIn({ 'en/pictures.yaml': picture, 'en/pages/x.yaml': page })).toEqual([]);
});

test('a certified product may show the code in a picture', () => {
  const picture = JSON.stringify({ invoice: { code: { title: 'E-VAT' } } });
  const certified = changed('claims.yaml', 'stats:', 'e_vat_certified: true\nstats:');
  expect(findIn({ 'en/pictures.yaml': picture, ...certified })).toEqual([]);
});
