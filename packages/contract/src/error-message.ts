/**
 * What may be told of an error of a script. This file imports nothing, so that the browser cleans a message before it
 * sends it: what somebody typed does not leave the phone with it. The server cleans it again.
 */

/** In UTF-16 code units, of a message that was cleaned. */
export const messageMaxLength = 200;

/** Longer ones are cut before they are looked at. */
const readAtMost = 1000;

/**
 * A message without what a person may have typed: addresses of e-mail, numbers of five digits or more however they are
 * grouped, quoted texts of more than forty letters, and whatever stands behind the ? or # of an address. Empty when
 * nothing is left.
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
