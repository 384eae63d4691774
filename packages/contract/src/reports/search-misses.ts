import { z } from 'zod';
import { queryInvalid } from '../fields/validation-messages.ts';
import { cleanQuery, queryMaxLength, queryMinLength } from './search-query.ts';

/** The limit before cleaning. Typed queries are never longer, and it bounds the work for malicious ones. */
const rawMaxLength = 500;

/**
 * Body of POST /api/site/search-misses: the text of a search without results, and nothing else. The parsed
 * request is the cleaned query. A query that looks like personal data gets the same 204 response and is not
 * stored.
 */
export const searchMissSchema = z.object({
  query: z
    .string({ error: queryInvalid })
    .max(rawMaxLength, { error: queryInvalid, abort: true })
    .transform(cleanQuery)
    .pipe(
      z.string().min(queryMinLength, { error: queryInvalid }).max(queryMaxLength, { error: queryInvalid }),
    ),
});

export type SearchMissInput = z.input<typeof searchMissSchema>;
