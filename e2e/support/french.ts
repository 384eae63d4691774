import { inLanguage } from '@accounting-site/content/languages/current-language';
import { readMessages } from '@accounting-site/content/languages/messages';

/** Reads texts in French, as the site shows them. */
export const inFrench = <Value>(read: () => Value): Value => inLanguage('fr', read);

/** The French text of a short message that code has in English. @throws if it is not translated */
export function frenchMessage(message: string): string {
  const text = inFrench(readMessages)[message];
  if (text === undefined) throw new Error(`content/fr/messages.yaml lacks "${message}".`);
  return text;
}
