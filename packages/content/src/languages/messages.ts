import { z } from 'zod';
import { hasContentFile } from '../reading/content-files.ts';
import { keepForContent } from '../reading/content-folder.ts';
import { readWords } from '../reading/pages.ts';
import { currentLanguage, firstLanguage } from './current-language.ts';
import { findMessage, type Messages } from './find-message.ts';

const schema = z.record(z.string(), z.string({ error: 'write the message in this language' }));

/**
 * The short messages of contract, server and session in the current language: content/<language>/messages.yaml.
 * Empty for the first language, in which code has them.
 * @throws ContentError if the file is invalid
 */
export const readMessages = keepForContent((): Messages => {
  const file = `${currentLanguage()}/messages.yaml`;
  const isThere = currentLanguage() !== firstLanguage && hasContentFile(file);
  return isThere ? readWords(file, schema) : {};
});

/** A message in the current language. One that the language lacks stays as it is. */
export const translateMessage = (message: string): string =>
  currentLanguage() === firstLanguage ? message : findMessage(readMessages(), message);
