import type { AsPlainObject } from 'minisearch';

/** What /search-index.json holds. */
export interface SearchIndex {
  /** From indexDocuments(). */
  index: AsPlainObject;
  /** What short words stand for, by the plain word: momo is mobile money. */
  meanings: Record<string, string>;
  /** The page that answers a search best, by the plain words of the search. */
  asked: Record<string, string>;
}

/** A page that visitors can find. */
export interface SearchDocument {
  path: string;
  title: string;
  /** What it is, in the visitor's words: Help article, Resource, Industry, Page. */
  kind: string;
  /** One or two sentences, shown under the title. */
  text: string;
  /** Further words to find it by: its headings and the words that it uses most. */
  keywords: string;
  /** What people type when they look for it, as far as the owner knows. */
  asked: string;
}
