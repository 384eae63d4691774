import { describeForms, type EntryForms } from '@accounting-site/content/editing/entry-forms';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { listOtherLanguages } from './other-languages.ts';
import { problemsOf } from './problems-of.ts';
import { readers, readersOfTranslations } from './read-every-file.ts';

/** The form of every file of content/, even if its text has problems. Translations have those of their originals. */
export function describeEveryForm(): EntryForms {
  readers.forEach(problemsOf);
  for (const { id } of listOtherLanguages()) inLanguage(id, () => readersOfTranslations.forEach(problemsOf));
  return describeForms();
}
