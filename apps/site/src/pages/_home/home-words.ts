import { link, listOf, pageHead, path, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

const deployment = z.strictObject({ text: text(), points: listOf(text()), cta: text() });

/** path: where the feature is explained. */
const feature = z.strictObject({ title: text(), text: text(), path: path() });

/** The texts of the home page: content/en/pages/home.yaml. */
export const homeSchema = z.strictObject({
  head: pageHead(),
  hero: z.strictObject({
    ...texts('badge', 'heading', 'lead', 'trial', 'demo', 'note').shape,
    links: listOf(link()),
  }),
  features: z.strictObject({
    eyebrow: text(),
    heading: text(),
    lead: text(),
    pictured: z.strictObject({ till: feature, cash_flow: feature, income_statement: feature }),
    more: listOf(feature),
  }),
  assistant: z.strictObject({
    eyebrow: text(),
    heading: text(),
    text: text(),
    link: link(),
  }),
  deployment: z.strictObject({
    eyebrow: text(),
    heading: text(),
    lead: text(),
    slip: z.strictObject({ trial: text(), note: text(), from: text(), link: text() }),
    from: text(),
    next: text('write how the price from a later day is shown, with [day] and [price]'),
    cloud: deployment,
    self_hosted: deployment,
  }),
  stats: z.strictObject({ heading: text() }),
  testimonials: texts('eyebrow', 'heading', 'sample_note', 'rating'),
  closing: z.strictObject({ heading: text(), text: text(), trial: text(), demo: text() }),
});

export type HomeWords = z.infer<typeof homeSchema>;
