/** Whether an article helped. Nothing tells who said so. */
export interface ArticleFeedbackTable {
  /** Made by the browser for one reading of one page, so that a vote can be changed. */
  id: string;
  /** When the vote first came. */
  received_at: number;
  /** Path of the page, like /help/article/create-invoice. */
  article: string;
  helpful: number;
  /** Empty for a vote alone. */
  comment: string;
}

/** A search that found nothing, one row a query. The days are times at their first moment, in UTC: no more is known. */
export interface SearchMissTable {
  /** Cleaned by the contract's cleanQuery. */
  query: string;
  count: number;
  first_seen_at: number;
  last_seen_at: number;
}

/** How many visits of a page on a day were as fast as this: a histogram a day, page and measure. */
export interface VitalsTable {
  /** Its first moment, in UTC. */
  day: number;
  /** Path, like /pricing. */
  page: string;
  /** One of the contract's vitalNames. */
  measure: string;
  /** Upper edge of the step, in whole milliseconds, or thousandths of a layout shift. */
  up_to: number;
  count: number;
}

/** How often a script failed on a day, in one way. Nothing tells in whose browser. */
export interface BrowserErrorsTable {
  /** Its first moment, in UTC. */
  day: number;
  /** Path, like /pricing. */
  page: string;
  /** Cleaned by the contract's cleanErrorMessage. */
  message: string;
  /** File, line and column, like page.Ab3.js:1:234; empty where they are not known. */
  place: string;
  /** The hash in the name of the script that all pages of a build share. */
  build: string;
  /** One of browserFamilies. */
  browser: string;
  count: number;
}
