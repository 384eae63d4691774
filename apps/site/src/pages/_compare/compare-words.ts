import { day, exactly, link, listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';

/** The text of the comparison page: content/en/pages/compare.yaml. */
export const compareSchema = z.strictObject({
  head: pageHead(),
  hero: z.strictObject({ eyebrow: text(), heading: text(), lead: text() }),
  reviewed: day(),
  reviewed_label: text(),
  fits: z.strictObject({
    heading: text(),
    items: exactly(
      4,
      z.strictObject({
        icon: text('write the name of an icon, like store'),
        name: text(),
        points: listOf(text()),
        link: link(),
      }),
    ),
  }),
  table: z.strictObject({
    heading: text(),
    lead: text(),
    question: text(),
    columns: exactly(4, text()),
    rows: listOf(
      z.strictObject({
        question: text(),
        answers: exactly(4, text('write one answer for each of the four columns')),
      }),
    ),
  }),
  year: z.strictObject({ heading: text(), text: text(), link: link() }),
  sources: z.strictObject({
    heading: text(),
    lead: text(),
    items: listOf(text('write the statement, who published it and when')),
  }),
  closing: z.strictObject({ heading: text(), text: text(), trial: text(), pricing: text() }),
});

export type CompareWords = z.infer<typeof compareSchema>;
