import { currentLanguage } from './current-language.ts';
import { readLanguages } from './languages.ts';

/** The tag of the language that content is read in, for `lang`. In the browser, language-of-page.ts is used instead. */
export const languageTag = (): string =>
  readLanguages().find(({ id }) => id === currentLanguage())?.tag ?? currentLanguage();
