import type { APIRoute } from 'astro';
import { absoluteUrl } from '../lib/absolute-url.ts';

/** Search engines may read everything but the calls; pages that should not be shown say so themselves. */
export const GET: APIRoute = () =>
  new Response(
    ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n'),
  );
