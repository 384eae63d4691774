/** A page that search engines and visitors can find. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  /** Its kind, as shown to visitors: Help article, Guide, Industry. A plain page has none. */
  kind?: string;
  /** The name of its icon in its content, where it has one. */
  icon?: string;
  /** The day on which its text was last reviewed, where it has one. */
  reviewed?: string;
  /** The full text, for the search. */
  body: string;
}
