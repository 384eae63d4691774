import { firstLanguage, inLanguage } from '@accounting-site/content/languages/current-language';
import { anchorId } from './anchor-id.ts';

/**
 * The anchors of headings or questions. Those of a translation are those of its original, because links name a part
 * of a page once for all languages.
 * @param read reads all of them in the current language, in their order
 */
export function anchorsOf(read: () => string[]): (words: string) => string {
  const originals = inLanguage(firstLanguage, read);
  const own = read();
  return (words) => anchorId(originals[own.indexOf(words)] ?? words);
}
