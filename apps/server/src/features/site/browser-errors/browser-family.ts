import { readUserAgent } from '../../../http/read-user-agent.ts';

/** Bowser's browser names and our families. Other names are not used, because visitors can choose them. */
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

/** All values that `readBrowserFamily` can return. */
export const browserFamilies: readonly string[] = [...new Set(Object.values(families)), 'other'];

/**
 * The family of a browser, without its version: enough to reproduce an error, and not enough to identify a
 * visitor.
 */
export function readBrowserFamily(userAgent: string | undefined): string {
  const { browser = '' } = readUserAgent(userAgent);
  return Object.hasOwn(families, browser) ? (families[browser] ?? 'other') : 'other';
}
