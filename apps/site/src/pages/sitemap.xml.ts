import type { APIRoute } from 'astro';
import { absoluteUrl } from '../lib/pages/absolute-url.ts';
import { neverSearchedFor } from '../lib/pages/own-pages.ts';
import { readSitePages } from '../lib/pages/site-pages.ts';

/** Every indexable page that people look for, with its review date if it has one. */
export const GET: APIRoute = () => {
  const pages = readSitePages().filter(({ path }) => !neverSearchedFor.includes(path));
  const entries = pages.map(({ path, reviewed }) => {
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
