import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { isInAppBrowser } from './in-app-browser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const android = 'Mozilla/5.0 (Linux; Android 11; SM-A125F';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  ['Facebook on Android', `${android}; wv) ${chrome} [FBAN/FB4A;FBAV/450.0]`, true],
  ['Instagram on an iPhone', `${iphone} Instagram 300.0.0.0`, true],
  ['TikTok on an iPhone', `${iphone} BytedanceWebview/d8a21c6`, true],
  ['Chrome on Android', `${android}) ${chrome}`, false],
  ['Safari on an iPhone', `${iphone} Version/17.0 Safari/604.1`, false],
])('%s is a browser inside an app, or not', (_name, userAgent, expected) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(isInAppBrowser()).toBe(expected);
});

test('inline scripts, which can import nothing, have the same expression', () => {
  const expression = /\/; wv.*?\/(?=\.test)/;
  const own = readFileSync('apps/site/src/lib/forms/in-app-browser.ts', 'utf8').match(expression)?.[0];
  for (const file of [
    'islands/sign-in/sign-in-marks.ts',
    'pages/resources/templates/[template]/print.astro',
  ]) {
    expect(readFileSync(`apps/site/src/${file}`, 'utf8')).toContain(own);
  }
});
