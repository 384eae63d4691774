import type { APIRoute } from 'astro';
import { absoluteUrl } from '../lib/pages/absolute-url.ts';

/**
 * Search engines may crawl everything except the endpoints. Pages that should not be indexed say so
 * themselves.
 */
export const GET: APIRoute = () =>
  new Response(
    ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n'),
  );
