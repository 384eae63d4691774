import { contentNow } from '@accounting-site/content/dates/content-day';
import { readContact } from '@accounting-site/content/facts/facts';
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../../lib/pages/absolute-url.ts';
import { routes } from '../../lib/pages/routes.ts';

// RFC 9116 recommends less than a year. But a site may be built only each 1 January, up to 366 days apart, and
// the address in an expired file is not to be used. So there is a month left to fix a build that fails.
const validForDays = 400;

/** The contact for security reports, RFC 9116. Each build extends its expiry. */
export const GET: APIRoute = () => {
  const expires = new Date(contentNow());
  expires.setUTCDate(expires.getUTCDate() + validForDays);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${readContact().security_email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    `Policy: ${absoluteUrl(routes.security)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
