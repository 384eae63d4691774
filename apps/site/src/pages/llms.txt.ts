import { readBrand } from '@accounting-site/content/facts/facts';
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../lib/pages/absolute-url.ts';
import type { SitePage } from '../lib/pages/own-pages.ts';
import { readSitePages } from '../lib/pages/site-pages.ts';

/** A summary of the site for language models: what it is, and every page in one line (llmstxt.org). */
export const GET: APIRoute = () => {
  const { name, description } = readBrand();
  const groups = Map.groupBy(readSitePages(), ({ kind = 'Page' }) => kind);
  const sections = [...groups].flatMap(([kind, pages]) => [`## ${kind}`, '', ...pages.map(line), '']);
  return new Response([`# ${name}`, '', `> ${description}`, '', ...sections].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};

const line = ({ path, title, description, reviewed }: SitePage) =>
  `- [${title}](${absoluteUrl(path)}): ${description}${reviewed ? ` Last reviewed ${reviewed}.` : ''}`;
