import { expect, onTestFinished, test, vi } from 'vitest';
import { markDocument } from '../../layouts/document-marks.ts';
import { cameFrom } from './came-from.ts';

/** Opens these pages one after the other in a tab. @returns its storage */
function visit(...pages: [address: string, referrer?: string][]) {
  // A real storage converts every value to a string.
  const set = (entries: object, name: string, value: unknown) => Reflect.set(entries, name, String(value));
  const entries: Record<string, string> = {};
  const storage = new Proxy(entries, { set });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  for (const [address, referrer = ''] of pages) {
    vi.stubGlobal('location', new URL(address, 'https://www.example.com'));
    vi.stubGlobal('document', { referrer, documentElement: { dataset: {} } });
    markDocument();
  }
  onTestFinished(() => void vi.unstubAllGlobals());
  return storage;
}

const nothing = { source: '', medium: '', campaign: '', referrer: '', first_page: '/', button: '' };

test.each([
  ['/', '', {}],
  ['/pricing', 'https://www.example.com/', { first_page: '/pricing' }],
  [
    '/?utm_source=Facebook&utm_medium=social&utm_campaign=harmattan%20sale',
    '',
    { source: 'facebook', medium: 'social', campaign: 'harmattan sale' },
  ],
  ['/?utm_campaign=rice,oil&utm_source=a', '', { source: 'a', campaign: 'rice,oil' }],
  ['/?ref=gifec', 'https://gifec.example/list', { source: 'gifec', referrer: 'gifec.example' }],
  ['/?email=ama@shop.example&href=x', '', {}],
  ['/?gclid=Cj0KC', '', { source: 'google ads', medium: 'paid' }],
  ['/?gclid=Cj0KC&utm_medium=cpc', '', { source: 'google ads', medium: 'cpc' }],
  ['/?gclid=Cj0KC&utm_source=google', '', { source: 'google', medium: 'paid' }],
  ['/?msclkid=1', 'https://www.bing.com/', { source: 'bing ads', medium: 'paid', referrer: 'www.bing.com' }],
  [
    '/?gbraid=0AAA',
    'https://www.google.com/',
    { source: 'google ads', medium: 'paid', referrer: 'www.google.com' },
  ],
  ['/?gad_source=1&wbraid=CjgK', '', { source: 'google ads', medium: 'paid' }],
  [
    '/?ttclid=E.C.P',
    'https://www.tiktok.com/',
    { source: 'tiktok ads', medium: 'paid', referrer: 'www.tiktok.com' },
  ],
  ['/?li_fat_id=4a1f', '', { source: 'linkedin ads', medium: 'paid' }],
  ['/?fbclid=IwAR', '', { source: 'facebook' }],
  ['/', 'https://www.google.com.gh/search?q=x', { source: 'google', referrer: 'www.google.com.gh' }],
  ['/', 'https://l.facebook.com/', { source: 'facebook', referrer: 'l.facebook.com' }],
  ['/', 'android-app://com.whatsapp/', { source: 'whatsapp', referrer: 'com.whatsapp' }],
  ['/', 'https://wa.me/', { source: 'whatsapp', referrer: 'wa.me' }],
  ['/', 'https://mail.google.com/', { source: 'email', referrer: 'mail.google.com' }],
  ['/', 'android-app://com.google.android.gm/', { source: 'email', referrer: 'com.google.android.gm' }],
  ['/', 'https://uk.mail.yahoo.com/', { source: 'email', referrer: 'uk.mail.yahoo.com' }],
  ['/', 'https://outlook.live.com/', { source: 'email', referrer: 'outlook.live.com' }],
  [
    '/',
    'android-app://com.samsung.android.email.provider/',
    { source: 'email', referrer: 'com.samsung.android.email.provider' },
  ],
  [
    '/',
    'https://www.gmaildoctor.example/',
    { source: 'gmaildoctor.example', referrer: 'www.gmaildoctor.example' },
  ],
  ['/', 'https://notgoogle.example/', { source: 'notgoogle.example', referrer: 'notgoogle.example' }],
  ['/', 'https://www.graphic.example/x', { source: 'graphic.example', referrer: 'www.graphic.example' }],
])('a tab that opens %s from %j', (address, referrer, found) => {
  visit([address, referrer]);
  expect(cameFrom()).toEqual({ ...nothing, ...found });
});

test('a tab remembers its first page, and of click ids only the names', () => {
  const storage = visit(
    ['/solutions?utm_campaign=one&gclid=secret&wbraid=secret&li_fat_id=secret'],
    ['/pricing?utm_campaign=two'],
  );
  expect(storage).toEqual({ arrival: ',/solutions,utm_campaign=one,gclid,wbraid,li_fat_id' });
  expect(cameFrom()).toMatchObject({ campaign: 'one', first_page: '/solutions' });
});

test('without storage nothing is known, and nothing fails', () => {
  visit(['/']);
  vi.stubGlobal('sessionStorage', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  markDocument();
  expect(cameFrom()).toEqual({});
});
