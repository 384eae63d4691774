import { listOf, pageHead, text } from '@accounting-site/content/fields';
import { z } from 'zod';

/** The texts of a page after a form of the application. */
export const nextStepSchema = z.strictObject({
  head: pageHead(),
  heading: text(),
  text: text('write a sentence; [email] becomes the address that was typed'),
  /** Replaces the address if the browser does not know it. */
  somebody: text().optional(),
  cta: text(),
  aside: z.strictObject({ heading: text(), points: listOf(text()) }),
});

export type NextStepWords = z.infer<typeof nextStepSchema>;
