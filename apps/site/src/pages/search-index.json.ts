import type { APIRoute } from 'astro';
import { indexDocuments } from '../islands/search/create-search.ts';
import { meaningKey } from '../islands/search/plain-word.ts';
import type { SearchIndex } from '../islands/search/search-index.ts';
import { readSearchDocuments } from '../lib/search-documents.ts';
import { readSearchWords } from '../lib/search-words.ts';

/** What the search boxes look through, fetched when somebody types. */
export const GET: APIRoute = () => {
  const { meanings } = readSearchWords();
  const index: SearchIndex = {
    index: indexDocuments(readSearchDocuments()),
    meanings: Object.fromEntries(meanings.map(({ word, means }) => [meaningKey(word), means])),
  };
  return Response.json(index);
};
