import { exactly, listOf, pageHead, sample, text } from '@accounting-site/content/fields';
import { z } from 'zod';

const deployment = z.strictObject({ text: text(), points: listOf(text()), cta: text() });
const testimonial = z.strictObject({
  sample: sample(),
  name: text(),
  role: text(),
  company: text(),
  quote: text(),
  rating: z.number().int().min(1).max(5),
});

/** The words of the home page: content/en/pages/home.yaml. */
export const homeSchema = z.strictObject({
  head: pageHead(),
  hero: z.strictObject({
    badge: text(),
    heading: text(),
    lead: text(),
    trial: text(),
    demo: text(),
    note: text(),
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
    cloud: deployment,
    self_hosted: deployment,
  }),
  stats: z.strictObject({ heading: text() }),
  testimonials: z.strictObject({
    eyebrow: text(),
    heading: text(),
    sample_note: text(),
    rating: text(),
    items: exactly(3, testimonial),
  }),
  closing: z.strictObject({ heading: text(), text: text(), trial: text(), demo: text() }),
});

export type HomeWords = z.infer<typeof homeSchema>;
