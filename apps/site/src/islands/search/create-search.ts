import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { isSmallWord, plainWord } from './plain-word.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';

export interface SearchHit {
  path: string;
  title: string;
  kind: string;
  text: string;
  /** The plain words of the page that answered the query, for marking. */
  found: string[];
}

/**
 * A search over the pages: every word must be found, its beginning is enough, one letter in four may be
 * wrong. When no page has all words, those with some come.
 */
export function createSearch({ documents, meanings }: SearchIndex): (query: string) => SearchHit[] {
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['title', 'keywords', 'text'],
    storeFields: ['path', 'title', 'kind', 'text'],
    processTerm: (term) => {
      const word = plainWord(term);
      return isSmallWord(word) ? null : word;
    },
    searchOptions: {
      boost: { title: 5, text: 2 },
      // A part of a page, such as a question, comes after the pages that are about the word.
      boostDocument: (path) => (String(path).includes('#') ? 0.4 : 1),
      weights: { prefix: 0.7, fuzzy: 0.2 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    },
  });
  index.addAll(documents);
  return (query) => {
    const all = index.search(allWords(query, meanings));
    return (all.length > 0 ? all : index.search(query)).map(toHit);
  };
}

/** All words as they are typed, or all words with those of the trade in place of their short forms: momo, pos. */
function allWords(query: string, meanings: Record<string, string>): Query {
  const meant = query.replace(/[\p{L}\p{N}]+/gu, (word) => meanings[plainWord(word)] ?? word);
  const readings = meant === query ? [query] : [query, meant];
  return { combineWith: 'OR', queries: readings.map((words) => ({ combineWith: 'AND', queries: [words] })) };
}

function toHit({ path, title, kind, text, terms }: SearchResult): SearchHit {
  return { path: String(path), title: String(title), kind: String(kind), text: String(text), found: terms };
}
