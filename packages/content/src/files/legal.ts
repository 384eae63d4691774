import { z } from 'zod';
import { day, exactly, pageHead, sample, text } from '../reading/fields.ts';
import { type MarkdownFile, readMarkdown } from '../reading/markdown.ts';

const legalTextSchema = pageHead().extend({
  heading: text(),
  summary: text('write the text in short, in words that anybody understands'),
  updated: day(),
  sample: sample(),
  tiles: exactly(
    3,
    z.strictObject({ icon: text('write the name of an icon, like lock'), title: text(), text: text() }),
  ).optional(),
});

export const legalTexts = ['privacy', 'terms', 'security', 'gdpr', 'accessibility'] as const;

export type LegalTextName = (typeof legalTexts)[number];
export type LegalText = MarkdownFile<z.infer<typeof legalTextSchema>>;

/**
 * One legal text, content/en/legal/<name>.md, with the facts filled in. @throws ContentError if it is invalid
 */
export const readLegalText = (name: LegalTextName): LegalText =>
  readMarkdown('en/legal', name, legalTextSchema);
