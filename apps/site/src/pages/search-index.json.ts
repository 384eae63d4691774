import type { APIRoute } from 'astro';
import { plainWord } from '../islands/search/plain-word.ts';
import type { SearchIndex } from '../islands/search/search-index.ts';
import { href } from '../lib/routes.ts';
import { searchKeywords } from '../lib/search-keywords.ts';
import { readSearchWords } from '../lib/search-words.ts';
import { readSitePages } from '../lib/site-pages.ts';

/** What the search boxes look through, fetched when somebody types. */
export const GET: APIRoute = () => {
  const { kinds, meanings } = readSearchWords();
  const documents = readSitePages().map((page) => ({
    path: href(page.path),
    title: page.title,
    kind: kinds[page.kind],
    text: page.description,
    keywords: searchKeywords(page.body),
  }));
  const index: SearchIndex = {
    documents,
    meanings: Object.fromEntries(meanings.map(({ word, means }) => [plainWord(word), means])),
  };
  return Response.json(index);
};
