import { firstLanguage } from '@accounting-site/content/languages/current-language';
import { publishedLanguages } from '@accounting-site/content/languages/languages';
import type { FastifyRequest } from 'fastify';
import { readWeights } from './read-weights.ts';

type AskedIn = Pick<FastifyRequest, 'headers'> & { readonly query: unknown };

/**
 * The language of the page that a person used. Scripts of a page name it in Accept-Language. Plain forms and links to
 * files name it in their address, because their browser sends the languages of the person instead.
 * @returns the id of a published language; the first where the request names none that is published
 */
export function languageOf({ headers, query }: AskedIn): string {
  const asked = askedInAddress(query) ?? (isPlain(headers) ? undefined : headers['accept-language']);
  if (asked === undefined) return firstLanguage;
  const published = publishedLanguages().map(({ id }) => id);
  return inOrder(asked).find((language) => published.includes(language)) ?? firstLanguage;
}

/** A form or a link that no script has followed. */
const isPlain = (headers: FastifyRequest['headers']) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true ||
  headers['sec-fetch-mode'] === 'navigate';

function askedInAddress(query: unknown): string | undefined {
  const language = (query as { language?: unknown } | null)?.language;
  return typeof language === 'string' ? language : undefined;
}

/** The languages of an Accept-Language header without their regions, the preferred ones first. */
const inOrder = (header: string): string[] =>
  [...readWeights(header.slice(0, 200))]
    .filter(([, weight]) => weight > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([tag]) => tag.split('-', 1)[0] ?? '');
