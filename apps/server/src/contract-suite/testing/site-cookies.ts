import { isIP } from 'node:net';

/** Under a country, such as `com.gh` and `co.uk`, these are shared by many owners of sites. */
const sharedNames = new Set(['ac', 'co', 'com', 'edu', 'gov', 'mil', 'net', 'org']);

/**
 * Whether browsers regard two origins as one site: the same scheme and the same registrable domain, whatever
 * the port. Of the public suffixes with a dot, it knows only the most common ones of countries.
 */
export const isSameSite = (one: string, other: string): boolean => siteOf(one) === siteOf(other);

function siteOf(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return `${protocol}//${hostname}`;
  const labels = hostname.split('.');
  const [name = '', country = ''] = labels.slice(-2);
  const isShared = country.length === 2 && sharedNames.has(name);
  return `${protocol}//${labels.slice(isShared ? -3 : -2).join('.')}`;
}

/**
 * Whether browsers send a cookie with the requests of the site's pages. To another site they send only those
 * with SameSite=None and Secure; a cookie without SameSite is treated as Lax.
 * @param line the value of a Set-Cookie header
 */
export function isSentFrom(siteOrigin: string, appHost: string, line: string): boolean {
  if (isSameSite(siteOrigin, appHost)) return true;
  const attributes = line.split(';').map((part) => part.trim().toLowerCase());
  return attributes.includes('secure') && attributes.includes('samesite=none');
}
