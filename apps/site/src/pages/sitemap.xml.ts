import type { APIRoute } from 'astro';
import { absoluteUrl } from '../lib/pages/absolute-url.ts';
import { readSitePages } from '../lib/pages/site-pages.ts';

/** Every indexable page, with its review date if it has one. */
export const GET: APIRoute = () => {
  const entries = readSitePages().map(({ path, reviewed }) => {
    const lastmod = reviewed ? `<lastmod>${reviewed}</lastmod>` : '';
    return `<url><loc>${escapeXml(absoluteUrl(path))}</loc>${lastmod}</url>`;
  });
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(sitemap, { headers: { 'content-type': 'application/xml' } });
};

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
