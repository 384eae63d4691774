import { languageTag } from '@accounting-site/content/languages/language-tag';
import type { ProviderName } from '@accounting-site/contract/account/providers';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../../http/escape-html.ts';
import { formPagePolicy } from '../../../site-forms/form-page.ts';
import { formPageStyle } from '../../../site-forms/form-page-style.ts';
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
  const page = [
    `<!doctype html><html lang="${languageTag()}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(words.heading[provider])}</title><style>${formPageStyle()}</style></head><body><main>`,
    `<h1>${escapeHtml(words.heading[provider])}</h1><p>${escapeHtml(words.text)}</p>`,
    `<p><a href="${escapeHtml(address.href)}">${escapeHtml(words.continue[provider])}</a></p></main></body></html>`,
  ];
  return reply
    .type('text/html; charset=utf-8')
    .header('refresh', `0;url=${address.href}`)
    .header('content-security-policy', formPagePolicy())
    .serializer((body: unknown) => String(body))
    .send(page.join(''));
}
