import type { AsPlainObject } from 'minisearch';

/** The content of /search-index.json. */
export interface SearchIndex {
  /** From indexDocuments(). */
  index: AsPlainObject;
  /** What abbreviations mean, by plain word: momo is mobile money. */
  meanings: Record<string, string>;
  /** The best page for a search, by its plain words. */
  asked: Record<string, string>;
}

/** A page that visitors can find by search. */
export interface SearchDocument {
  path: string;
  title: string;
  /** The `lang` of its texts, where it is not that of the page. */
  lang?: string | undefined;
  /** Its kind, as shown: Help article, Guide. Empty for a plain page. */
  kind: string;
  /** One or two sentences, shown under the title. */
  text: string;
  /** More words to match: headings and the most frequent words. */
  keywords: string;
  /** Queries for this page that the owner has listed. */
  asked: string;
}
