import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress } from '../http/compress.ts';
import type { Answer, PageAnswers } from '../plugins/static-site/page-answers.ts';
import type { PreviewBar } from './preview-bar.ts';

/** Where the bar belongs: after the link that skips to the content. */
function placeOfBar(html: string): number {
  const tag = html.indexOf('<body');
  if (tag === -1) return html.length;
  const start = html.indexOf('>', tag) + 1;
  return html.startsWith('<a href="#', start) ? html.indexOf('</a>', start) + '</a>'.length : start;
}

/** Whether the browser fetches a page that it may show later, when the preview may have ended. */
const isAhead = ({ headers }: FastifyRequest) => /prefetch/.test(String(headers['sec-purpose'] ?? ''));

/** Sends a page or file of a preview, which no one else may see or store. Pages get the bar. */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, bar }: { pages: PageAnswers; bar: PreviewBar },
): Promise<void> {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'cookie' });
  if (isAhead(request)) return void reply.code(503).send();
  // Without an encoding, because the bar is added. Without the header of prefetched pages.
  const plain = { 'save-data': 'on' };
  const found = pages.find(request.url, plain) ?? pages.notFound(request.url, plain);
  if (found === undefined) return void reply.code(404).send();
  const headers = ownHeaders(found);
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  let body = found.body;
  if (body !== undefined && isPage) {
    const html = body.toString('utf8');
    const place = placeOfBar(html);
    body = Buffer.from(html.slice(0, place) + bar.html + html.slice(place));
    headers.set('content-security-policy', bar.policy(headers.get('content-security-policy') ?? ''));
  }
  if (body !== undefined && /^text|json|xml|javascript/.test(headers.get('content-type') ?? '')) {
    const compressed = await compress(body, request.headers['accept-encoding']);
    body = compressed.body;
    if (compressed.encoding !== 'identity') headers.set('content-encoding', compressed.encoding);
  }
  headers.set('content-length', String(body?.length ?? 0));
  reply.headers({ ...Object.fromEntries(headers), vary: 'accept-encoding, cookie' });
  void reply.code(found.status).send(body);
}

/** The headers of a response, without those that would have it stored. */
function ownHeaders({ headers }: Answer): Map<string, string> {
  const own = new Map<string, string>();
  for (let at = 0; at < headers.length; at += 2) own.set(headers[at] ?? '', headers[at + 1] ?? '');
  for (const name of ['cache-control', 'etag', 'vary', 'use-as-dictionary', 'cross-origin-resource-policy'])
    own.delete(name);
  return own;
}
