import { inLanguage } from '@accounting-site/content/languages/current-language';
import { publishedLanguages } from '@accounting-site/content/languages/languages';
import { readWords } from '@accounting-site/content/reading/pages';
import { type FrameWords, frameSchema } from '../../layouts/_parts/frame-words.ts';
import { pathIn } from '../pages/absolute-url.ts';
import { isTranslatedFile } from './translated-pages.ts';

/** A page in one of the published languages. */
interface PageInLanguage {
  id: string;
  tag: string;
  name: string;
  /** Its path as in a link. */
  path: string;
  /** What a visitor reads whose browser prefers this language (scripts/offer-language.ts). */
  offer: FrameWords['offer'];
}

/** A page in each published language; nothing if there is only one, or if it is in the first language only. */
export function inEachLanguage(path: string): PageInLanguage[] {
  const languages = publishedLanguages();
  if (languages.length < 2 || !isTranslatedFile(`${path.slice(1)}.html`)) return [];
  return languages.map(({ id, tag, name }) => {
    const { offer } = inLanguage(id, () => readWords('en/frame.yaml', frameSchema));
    return { id, tag, name, path: pathIn(path, id), offer };
  });
}
