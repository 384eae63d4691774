import { z } from 'zod';
import { day, listOf, pageHead, path, reviewer, text } from '../reading/fields.ts';
import { type MarkdownFile, readMarkdown } from '../reading/markdown.ts';

const buyingTextSchema = pageHead().extend({
  heading: text(),
  published: day(),
  reviewed: day(),
  reviewed_by: reviewer(),
  about_application: z.boolean({
    error: 'write true if it describes the accounting application, else false',
  }),
  related: listOf(path()),
  closing: z.strictObject({ heading: text(), text: text(), trial: text(), pricing: text() }),
});

export const buyingTexts = ['switch', 'questions'] as const;

type BuyingText = MarkdownFile<z.infer<typeof buyingTextSchema>>;

/**
 * One text for people who are about to buy, content/en/buying/<name>.md, with the facts filled in.
 * @throws ContentError if it is invalid
 */
export const readBuyingText = (name: (typeof buyingTexts)[number]): BuyingText =>
  readMarkdown('en/buying', name, buyingTextSchema);
