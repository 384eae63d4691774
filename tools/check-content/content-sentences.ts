import { listFolder } from '@accounting-site/content/reading/list-folder';
import { contentFolder, readContentFile } from '@accounting-site/content/reading/read-yaml';

/** A sentence of a content file as written: with its slots, its marks and, in YAML, its field. */
export interface ContentSentence {
  file: string;
  line: number;
  sentence: string;
  /** The whole line, such as the row of a table: a sentence may not say itself what it is about. */
  within: string;
}

/** Every sentence of content/en, without the comments of YAML. */
export const readSentences = (): ContentSentence[] =>
  listFolder(contentFolder(), 'en/**/*.{yaml,md}').flatMap((file) =>
    sentencesIn(readContentFile(file)).map((found) => ({ file, ...found })),
  );

/** The sentences of one text. A sentence does not continue on the next line. */
export const sentencesIn = (text: string): Omit<ContentSentence, 'file'>[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      /^\s*#/.test(line)
        ? []
        : line
            .split(/(?<=[.!?]["']?(?:\*\*)?) (?=[A-Z{*"'[])/)
            .map((sentence) => ({ line: at + 1, sentence: sentence.trim(), within: line })),
    );
