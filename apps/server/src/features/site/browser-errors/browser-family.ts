import { readUserAgent } from '../../../read-user-agent.ts';

/** By Bowser's names. What a browser calls itself beyond them is its visitor's to choose. */
const families: Readonly<Record<string, string>> = {
  Chrome: 'Chrome',
  Chromium: 'Chrome',
  'Android Browser': 'Android Browser',
  Firefox: 'Firefox',
  Safari: 'Safari',
  'Microsoft Edge': 'Edge',
  Opera: 'Opera',
  'Samsung Internet for Android': 'Samsung Internet',
  'UC Browser': 'UC Browser',
};

/** Each that `readBrowserFamily` can give. */
export const browserFamilies: readonly string[] = [...new Set(Object.values(families)), 'other'];

/** The family of a browser, without its version: enough to try the same, and far from telling who it is. */
export function readBrowserFamily(userAgent: string | undefined): string {
  const { browser = '' } = readUserAgent(userAgent);
  return Object.hasOwn(families, browser) ? (families[browser] ?? 'other') : 'other';
}
