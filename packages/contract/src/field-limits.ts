/** Longest accepted texts, in UTF-16 code units, as an input's `maxlength` counts them. Imports nothing. */

/** RFC 5321 §4.5.3.1.3 allows a path of 256 with its angle brackets, hence 254. */
export const emailMaxLength = 254;

/** Long enough for any pass phrase, short enough that hashing it costs no more than a normal password. */
export const passwordMaxLength = 1024;

export const nameMaxLength = 120;
export const companyMaxLength = 160;
export const phoneMaxLength = 32;
export const messageMaxLength = 2000;
export const webinarIdMaxLength = 100;
export const thresholdMax = 1_000_000;
