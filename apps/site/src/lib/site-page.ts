/** A page that search engines and visitors may find. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  /** What it is, in a visitor's word: Help article, Guide, Industry. A plain page has none. */
  kind?: string;
  /** The day on which its text was last reviewed, where it has one. */
  reviewed?: string;
  /** All its words, to find it by. */
  body: string;
}
