import { hash } from 'node:crypto';
import { pageOfEntry } from '@accounting-site/content/editing/page-of-entry';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readPreviewBar } from '@accounting-site/content/files/preview-bar';
import { sitePath } from '@accounting-site/contract/endpoints/endpoints';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { escapeHtml } from '../http/escape-html.ts';
import type { PageAnswers } from '../plugins/static-site/page-answers.ts';
import type { PreviewedEntry } from '../publishing/publisher/preview-source.ts';
import { both } from '../site-forms/form-page-style.ts';

const editor = '/staff/content?view=changes';

/** The bar at the top of each page of a preview. It needs no script. */
export interface PreviewBar {
  readonly html: string;
  /** Adds the style of the bar to the Content Security Policy of a page. */
  policy(ofPage: string): string;
}

/**
 * In the columns of the site and in inverted colours, so that no one takes it for a part of the page. The
 * styles of the site are in layers, so these win. The build renames its tokens, so none is used here.
 */
const writeStyle = () =>
  [
    '.site-preview{display:flex;flex-wrap:wrap;gap:0 1.25rem;align-items:center;' +
      'padding:.25rem max(clamp(1rem,4vw,2rem),50% - 36rem);' +
      `background:${both('ink-900', 'paper-200')};color:${both('paper-50', 'ink-900')};` +
      'font-size:.9375rem;line-height:1.5}',
    '.site-preview :is(p,ul,form,details){max-width:none;margin:0;padding:0}',
    '.site-preview p{flex:1 1 20rem;padding-block:.5rem}',
    '.site-preview details{flex:1 1 100%}',
    '.site-preview ul{padding:0 0 .5rem 1.25rem;columns:20rem}',
    '.site-preview li{break-inside:avoid;line-height:2.25rem}',
    '.site-preview nav{display:flex;flex-wrap:wrap;gap:0 1.25rem;align-items:center}',
    '.site-preview :is(a,summary,button){min-height:2.75rem;border:0;padding:0;background:none;color:inherit;' +
      'font:inherit;font-weight:650;text-decoration:underline 1px;text-underline-offset:.2em;cursor:pointer}',
    '.site-preview :is(a,button){display:inline-flex;align-items:center}',
    '.site-preview li a{min-height:2.25rem}',
    '.site-preview summary{width:fit-content;line-height:2.75rem}',
    '.site-preview :focus-visible{outline:3px solid;outline-offset:2px}',
    '@media print{.site-preview{display:none}}',
  ].join('');

/** What the bars of all previews share, from the content. */
export function readBarParts() {
  const style = writeStyle();
  return { words: readPreviewBar(), style, hash: hash('sha256', style, 'base64') };
}

/** @param pages of the preview */
export function createPreviewBar(
  { words, style, hash }: ReturnType<typeof readBarParts>,
  entries: readonly PreviewedEntry[],
  pages: PageAnswers,
): PreviewBar {
  const count = entries.length;
  const changes = count === 1 ? words.one : fillSlots(words.many, { count: `${count}` });
  const items = entries.map(({ path, title }) => {
    const page = findPage(path, pages);
    const text = escapeHtml(title);
    return `<li>${page === undefined ? text : `<a href="${escapeHtml(page)}">${text}</a>`}</li>`;
  });
  const html = [
    `<aside class="site-preview" aria-label="${escapeHtml(words.name)}"><style>${style}</style>`,
    `<p><strong>${escapeHtml(words.name)}.</strong> ${escapeHtml(`${words.note} ${words.forms}`)}</p>`,
    `<nav aria-label="${escapeHtml(words.name)}"><a href="${editor}">${escapeHtml(words.back)}</a>`,
    `<form method="post" action="${sitePath(siteEndpoints.endPreview)}">`,
    `<button>${escapeHtml(words.end)}</button></form></nav>`,
    count === 0
      ? `<p>${escapeHtml(words.none)}</p>`
      : `<details><summary>${escapeHtml(changes)}</summary><ul>${items.join('')}</ul></details>`,
    '</aside>',
  ].join('');
  return {
    html,
    policy: (ofPage) => ofPage.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`),
  };
}

/** The path of the page that shows an entry, encoded for a link, if the preview has one. */
export function findPage(entry: string, pages: PageAnswers): string | undefined {
  const page = pageOfEntry(entry);
  if (page === undefined) return undefined;
  const path = encodeURI(page);
  const found = pages.find(path, {});
  return found?.kind === 'page' && found.status === 200 ? path : undefined;
}
