import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import { isSmallWord, meaningKey, plainQuery, plainWord, wordsOf } from './plain-word.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';

export interface SearchHit extends Omit<SearchDocument, 'keywords' | 'asked'> {
  /** The plain words of the page that matched the query, for highlighting. */
  found: string[];
}

/** How words become index entries. The build and the search in the browser must use the same options. */
const options: Options<SearchDocument> = {
  idField: 'path',
  fields: ['title', 'asked', 'keywords', 'text'],
  storeFields: ['title', 'lang', 'kind', 'text'],
  tokenize: wordsOf,
  processTerm: (term) => {
    const word = plainWord(term);
    return isSmallWord(word) ? null : word;
  },
  searchOptions: {
    boost: { title: 5, asked: 5, text: 2 },
    boostDocument: (path) => rankOf(String(path)),
    weights: { prefix: 0.7, fuzzy: 0.2 },
    prefix: true,
    fuzzy: (term) => (term.length > 3 ? 0.25 : false),
  },
};

/**
 * Help texts rank first, in every language. Parts of a page, such as a question, rank below pages about the word.
 */
function rankOf(path: string): number {
  if (path.includes('#')) return 0.4;
  if (/^(\/\w{2,3})?\/(register|login|forgot-password)/.test(path)) return 0.3;
  return /^(\/\w{2,3})?\/(help|resources)\//.test(path) ? 1.5 : 1;
}

/** Hits with a score this far below the best hit are noise. */
const least = 0.08;

/** With this many pages that have all words, no others are added. */
const enough = 3;

/** Builds the index at build time, so that a phone only loads it. */
export function indexDocuments(documents: SearchDocument[]): SearchIndex['index'] {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return index.toJSON();
}

/**
 * Searches the pages. Every word must match, a prefix is enough, and one character in four may be wrong. When
 * few pages have all words, those with some follow. The page that the owner chose for a search comes first.
 */
export function createSearch({
  index: stored,
  meanings,
  asked,
}: SearchIndex): (query: string) => SearchHit[] {
  const index = MiniSearch.loadJS(stored, options);
  // A map, because a visitor may search for 'constructor'.
  const meant = new Map(Object.entries(meanings));
  const answers = new Map(Object.entries(asked));
  return (query) => {
    const matching = index.search(allWords(query, meant));
    const clear = withoutNoise(matching);
    const plain = plainQuery(query);
    const isKnown = clear.some(({ terms }) => terms.join(' ') === plain);
    const answer = answers.get(plain) ?? (isKnown ? undefined : answers.get(nearest(plain, answers) ?? ''));
    const all = matching.filter((result) => result.id === answer || clear.includes(result));
    const found = new Set(all.map(({ id }) => id));
    const some =
      all.length < enough ? withoutNoise(index.search(query)).filter(({ id }) => !found.has(id)) : [];
    return [...all, ...some].map(toHit).sort((a, b) => Number(b.path === answer) - Number(a.path === answer));
  };
}

/**
 * The known search that differs from this one by one character. Short queries are excluded: too many are
 * similar.
 */
const nearest = (query: string, searches: Map<string, string>) =>
  query.length > 3 ? [...searches.keys()].find((search) => isOneSlip(query, search)) : undefined;

function isOneSlip(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rests = [0, 1].flatMap((more) =>
    [0, 1].map((less) => [one.slice(at + more), other.slice(at + less)]),
  );
  return rests.some(([mine, theirs]) => mine === theirs);
}

const withoutNoise = (results: SearchResult[]) =>
  results.filter(({ score }) => score >= least * (results[0]?.score ?? 0));

/** Matches all typed words, or all words with abbreviations such as momo and pos expanded. */
function allWords(query: string, meanings: Map<string, string>): Query {
  const meant = query.replace(
    /[\p{L}\p{N}][\p{L}\p{N}\p{M}&-]*/gu,
    (word) => meanings.get(meaningKey(word)) ?? word,
  );
  const readings = meant === query ? [query] : [query, meant];
  return { combineWith: 'OR', queries: readings.map((words) => ({ combineWith: 'AND', queries: [words] })) };
}

function toHit({ id, terms, ...stored }: SearchResult): SearchHit {
  const { title, lang, kind, text } = stored as unknown as SearchDocument;
  return { path: String(id), title, lang, kind, text, found: terms };
}
