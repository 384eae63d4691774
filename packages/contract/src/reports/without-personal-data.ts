/**
 * Removes personal data from the error messages of scripts. This file imports nothing: the browser cleans a
 * message before it sends it, so that what the visitor typed does not leave the device. The server cleans it
 * again.
 */

/** The maximum length of a cleaned message in UTF-16 code units. */
export const messageMaxLength = 200;

/** Longer messages are cut before cleaning. */
const readAtMost = 1000;

/**
 * The message without anything a person may have typed: email addresses, numbers of five or more digits
 * however they are grouped, quoted texts of more than forty characters, and the query and fragment of URLs.
 * Empty when nothing is left.
 */
export function cleanErrorMessage(message: string): string {
  return message
    .slice(0, readAtMost)
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(/"[^"]{41,}(?:"|$)|'[^']{41,}(?:'|$)|`[^`]{41,}(?:`|$)|“[^”]{41,}(?:”|$)/gu, '"…"')
    .replace(/(\/[^\s?#"'`)/]*)[?#][^\s"'`)]*/g, '$1')
    .replace(/[^\s"'`<>()]+/g, (word) => (word.includes('@') ? '(address)' : word))
    .replace(/\p{Nd}(?:[ .\-()/+]?\p{Nd}){4,}/gu, '(number)')
    .trim()
    .slice(0, messageMaxLength);
}
