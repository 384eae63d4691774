import { describeForms, type EntryForms } from '@accounting-site/content/editing/entry-forms';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { ContentError } from '@accounting-site/content/reading/content-error';
import { listOtherLanguages } from './other-languages.ts';
import { readers, readersOfTranslations } from './read-every-file.ts';

/** The form of every file of content/, even if its text has problems. Translations have those of their originals. */
export function describeEveryForm(): EntryForms {
  for (const read of readers) ignoringProblems(read);
  for (const { id } of listOtherLanguages())
    inLanguage(id, () => {
      for (const read of readersOfTranslations) ignoringProblems(read);
    });
  return describeForms();
}

function ignoringProblems(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
}
