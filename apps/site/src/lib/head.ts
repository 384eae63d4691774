/** What a page says of itself to browsers, search engines and shared links. */
export interface Head {
  title: string;
  description: string;
  /** The page that search engines should show instead, when this one repeats it. */
  canonicalPath?: string;
  /** Keeps the page out of search engines and the sitemap. */
  noindex?: boolean;
  type?: 'website' | 'article';
  /** Names the feed of articles to feed readers. */
  feed?: boolean;
  /** Schema.org descriptions of what is on the page. */
  jsonLd?: Record<string, unknown>[];
}
