import { z } from 'zod';
import { cleanQuery, queryMaxLength, queryMinLength } from './search-query.ts';
import { queryInvalid } from './validation-messages.ts';

/** Before cleaning, which can only shorten what people type; keeps the work small for what they do not. */
const rawMaxLength = 500;

/**
 * Body of POST /api/site/search-misses: a search that found nothing, as text and nothing else. The server works with
 * the cleaned query. One that looks like a person's data is answered like any other, with 204, and is not stored.
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

/** What a search box sends. */
export type SearchMissInput = z.input<typeof searchMissSchema>;
