import type { ProviderName } from '@accounting-site/contract/account/providers';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../../http/escape-html.ts';
import { formPagePolicy, htmlPage } from '../../../site-forms/form-page.ts';
import type { ProviderWords } from './provider-words.ts';

/**
 * Sends the browser to a provider with a page instead of a redirect. The Content Security Policy of our pages
 * allows forms to this site only, and browsers apply `form-action` to every redirect after a form, including
 * the provider's redirect back to us.
 */
export function continueAt(
  reply: FastifyReply,
  address: URL,
  provider: ProviderName,
  words: ProviderWords,
): FastifyReply {
  const heading = words.heading[provider];
  const body = `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(words.text)}</p><p><a href="${escapeHtml(address.href)}">${escapeHtml(words.continue[provider])}</a></p>`;
  return reply
    .type('text/html; charset=utf-8')
    .header('refresh', `0;url=${address.href}`)
    .header('content-security-policy', formPagePolicy())
    .serializer((page: unknown) => String(page))
    .send(htmlPage(heading, body));
}
