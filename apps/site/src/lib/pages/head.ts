/** A page's metadata for browsers, search engines and shared links. */
export interface Head {
  title: string;
  description: string;
  /** The page that search engines should index instead, when this one duplicates it. */
  canonicalPath?: string;
  /** Keeps the page out of search engines and the sitemap. */
  noindex?: boolean;
  type?: 'website' | 'article';
  /** Links the feed of articles for feed readers. */
  feed?: boolean;
  /** Schema.org descriptions of what is on the page. */
  jsonLd?: Record<string, unknown>[];
}
