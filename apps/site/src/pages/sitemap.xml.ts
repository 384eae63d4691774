import { inLanguage } from '@accounting-site/content/languages/current-language';
import type { APIRoute } from 'astro';
import { alternatesOf, languagesOf } from '../lib/languages/alternates.ts';
import { absoluteUrl } from '../lib/pages/absolute-url.ts';
import { neverSearchedFor } from '../lib/pages/own-pages.ts';
import { readSitePages } from '../lib/pages/site-pages.ts';

/** Every indexable page that people look for, with its review date if it has one. */
export const GET: APIRoute = () => {
  const pages = readSitePages().filter(({ path }) => !neverSearchedFor.includes(path));
  const entries = pages.flatMap(({ path, reviewed }) => {
    const lastmod = reviewed ? `<lastmod>${reviewed}</lastmod>` : '';
    const alternates = alternatesOf(path).map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    );
    return languagesOf(path).map(({ id }) => {
      const address = escapeXml(inLanguage(id, () => absoluteUrl(path)));
      return `<url><loc>${address}</loc>${lastmod}${alternates.join('')}</url>`;
    });
  });
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(sitemap, { headers: { 'content-type': 'application/xml' } });
};

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
