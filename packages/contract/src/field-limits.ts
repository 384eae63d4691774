/** Longest accepted texts, in UTF-16 code units, as an input's `maxlength` counts them. Imports nothing. */

/** RFC 5321 §4.5.3.1.3 allows a path of 256 with its angle brackets, hence 254. */
export const emailMaxLength = 254;

/** The only rule of composition that helps (NIST SP 800-63B §3.1.1.2). In characters as people count them. */
export const passwordMinLength = 12;

/** Long enough for any pass phrase, short enough that hashing it costs no more than a normal password. */
export const passwordMaxLength = 1024;

export const nameMaxLength = 120;
export const companyMaxLength = 160;
export const phoneMaxLength = 32;
export const messageMaxLength = 2000;
/** What a reader adds to a vote on an article: a word, not a letter. */
export const commentMaxLength = 500;
export const webinarIdMaxLength = 100;
export const thresholdMax = 1_000_000;
export const businessMaxLength = 160;
/** A secret of a mail or a code: never longer, and nothing is looked up that cannot be one. */
export const tokenLength = 43;
export const itemNameMaxLength = 200;
export const skuMaxLength = 64;
export const unitMaxLength = 32;
/** Of a quantity, and of a price in cedis. */
export const itemNumberMax = 1_000_000_000;
export const itemVersionMaxLength = 64;
/** Rows of one CSV file of inventory. */
export const importMaxRows = 10_000;
/** In bytes; some 10,000 rows. */
export const importMaxBytes = 1_000_000;
/** Of an Excel workbook, before the browser makes CSV of its first sheet. */
export const workbookMaxBytes = 2_000_000;
