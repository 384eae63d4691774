import { contentNow } from '@accounting-site/content/dates/content-day';
import { readContact } from '@accounting-site/content/facts/facts';
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../../lib/pages/absolute-url.ts';
import { routes } from '../../lib/pages/routes.ts';

const validForDays = 365;

/** The contact for security reports, RFC 9116. Each build extends its expiry by a year. */
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
