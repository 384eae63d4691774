import { listOf, pageHead, path, text } from '@accounting-site/content/fields';
import { z } from 'zod';

const deployment = z.strictObject({ text: text(), points: listOf(text()), cta: text() });

/** The texts of the home page: content/en/pages/home.yaml. */
export const homeSchema = z.strictObject({
  head: pageHead(),
  hero: z.strictObject({
    badge: text(),
    heading: text(),
    lead: text(),
    trial: text(),
    demo: text(),
    note: text(),
    links: listOf(z.strictObject({ label: text(), path: path() })),
  }),
  features: z.strictObject({
    eyebrow: text(),
    heading: text(),
    lead: text(),
    items: listOf(z.strictObject({ icon: text(), title: text(), text: text() })),
  }),
  assistant: z.strictObject({ eyebrow: text(), heading: text(), text: text(), points: listOf(text()) }),
  till: z.strictObject({ heading: text(), text: text(), points: listOf(text()) }),
  deployment: z.strictObject({
    eyebrow: text(),
    heading: text(),
    lead: text(),
    from: text(),
    next: text('write how the price from a later day is shown, with [day] and [price]'),
    cloud: deployment,
    self_hosted: deployment,
  }),
  stats: z.strictObject({ heading: text() }),
  testimonials: z.strictObject({
    eyebrow: text(),
    heading: text(),
    sample_note: text(),
    rating: text(),
  }),
  closing: z.strictObject({ heading: text(), text: text(), trial: text(), demo: text() }),
});

export type HomeWords = z.infer<typeof homeSchema>;
