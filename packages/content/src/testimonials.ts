import { z } from 'zod';
import { anyNumberOf, picture, sample, text } from './fields.ts';
import { readWords } from './pages.ts';

const testimonial = z.strictObject({
  sample: sample(),
  name: text('write the name of the customer'),
  role: text('write what the person does there, like Owner'),
  company: text('write the business and its town, like "a provisions shop in Kumasi"'),
  picture: picture().optional(),
  quote: text('write what the customer said, in one to three sentences'),
  rating: z
    .number({ error: 'write the stars as a number from 1 to 5' })
    .int({ error: 'write whole stars' })
    .min(1, { error: 'write a number from 1 to 5' })
    .max(5, { error: 'write a number from 1 to 5' }),
});

/** The content of content/en/testimonials.yaml. */
export const testimonialsSchema = z.strictObject({ items: anyNumberOf(testimonial) });

export type Testimonial = z.infer<typeof testimonial>;

/** Customer quotes, in the order of the home page. @throws ContentError if the file is invalid */
export const readTestimonials = (): Testimonial[] =>
  readWords('en/testimonials.yaml', testimonialsSchema).items;
