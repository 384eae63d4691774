import type { VisitKind } from '@accounting-site/contract/reports/visits';

/** Readers' votes on articles. No column identifies the reader. */
export interface ArticleFeedbackTable {
  /** Created by the browser for one visit of one page, so that a vote can be changed. */
  id: string;
  /** When the vote was first received. */
  received_at: number;
  /** Path of the page, like /help/article/create-invoice. */
  article: string;
  helpful: number;
  /** Empty when the reader only voted. */
  comment: string;
}

/**
 * A search without results, one row for each query. To protect privacy, times are rounded down to the start
 * of the day, in UTC.
 */
export interface SearchMissTable {
  /** Cleaned by the contract's `cleanQuery`. */
  query: string;
  count: number;
  first_seen_at: number;
  last_seen_at: number;
}

/** The number of visits that were in one step of the histogram, for each day, page and measure. */
export interface VitalsTable {
  /** The start of the day, in UTC. */
  day: number;
  /** Path, like /pricing. */
  page: string;
  /** One of the contract's `vitalNames`. */
  measure: string;
  /** Upper edge of the histogram step, in whole milliseconds, or thousandths of layout shift. */
  up_to: number;
  count: number;
}

/** How many visits, and what happened in them, by day, page and source. No column identifies the visitor. */
export interface VisitsTable {
  /** The start of the day, in UTC. */
  day: number;
  kind: VisitKind;
  /** Path, like /pricing. For kind `seat`, the webinar's id. */
  page: string;
  /** Named by the contract's `countedSource`. Empty for a visitor who typed the address. */
  source: string;
  campaign: string;
  count: number;
}

/** How often a script failed in the same way on one day. No column identifies the browser. */
export interface BrowserErrorsTable {
  /** The start of the day, in UTC. */
  day: number;
  /** Path, like /pricing. */
  page: string;
  /** Cleaned by the contract's `cleanErrorMessage`. */
  message: string;
  /** File, line and column, like page.Ab3.js:1:234. Empty if unknown. */
  place: string;
  /** The hash in the file name of the script that all pages of a build share. */
  build: string;
  /** One of `browserFamilies`. */
  browser: string;
  count: number;
}
