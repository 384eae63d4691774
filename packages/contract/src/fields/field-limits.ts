/** Maximum text lengths in UTF-16 code units, as the `maxlength` of an input counts them. Imports nothing. */

/** RFC 5321 §4.5.3.1.3 allows a path of 256 with its angle brackets, hence 254. */
export const emailMaxLength = 254;

/**
 * In user-perceived characters. The only rule for passwords, besides the list of common ones (NIST SP 800-63B
 * §3.1.1.2).
 */
export const passwordMinLength = 12;

/** Long enough for any passphrase, and short enough that hashing costs no more than for a normal password. */
export const passwordMaxLength = 1024;

export const nameMaxLength = 120;
export const companyMaxLength = 160;
export const phoneMaxLength = 32;
export const bestTimeMaxLength = 80;
export const messageMaxLength = 2000;
/** A reader's comment on an article: a sentence or two. */
export const commentMaxLength = 500;
export const webinarIdMaxLength = 100;
/** Of a message to everyone who registered for a webinar. */
export const webinarMessageMaxLength = 4000;
export const thresholdMax = 1_000_000;
export const businessMaxLength = 160;
/** The exact length of an emailed token. Others are refused without a lookup. */
export const tokenLength = 43;
export const itemNameMaxLength = 200;
export const skuMaxLength = 64;
export const unitMaxLength = 32;
/** Of a quantity, and of a price in cedis. */
export const itemNumberMax = 1_000_000_000;
export const itemVersionMaxLength = 64;
/** Maximum rows of one CSV file of inventory. */
export const importMaxRows = 10_000;
/** Maximum bytes, enough for about 10,000 rows. */
export const importMaxBytes = 1_000_000;
/** Maximum bytes of an Excel workbook, whose first sheet the browser converts to CSV. */
export const workbookMaxBytes = 2_000_000;
