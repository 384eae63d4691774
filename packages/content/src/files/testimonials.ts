import { z } from 'zod';
import { contentDay, inOrder, isShownOn, period } from '../dates/content-day.ts';
import { anyNumberOf, picture, sample, text } from '../reading/fields.ts';
import { readWords } from '../reading/pages.ts';
import { stillNamed } from '../reading/still-named.ts';

const testimonial = z
  .strictObject({
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
    ...period,
  })
  .check(inOrder);

/** The content of content/en/testimonials.yaml. */
export const testimonialsSchema = z.strictObject({ items: anyNumberOf(testimonial) });

/** A quote as visitors see it. */
export type Testimonial = Omit<DatedTestimonial, 'from' | 'until'>;

type DatedTestimonial = z.infer<typeof testimonial>;

const read = () => readWords('en/testimonials.yaml', testimonialsSchema).items;

/** All customer quotes, also those of other days. @throws ContentError if the file is invalid */
export const readAllTestimonials = (): DatedTestimonial[] => stillNamed(read);

/** The quotes of a day. */
export const testimonialsOn = (items: readonly DatedTestimonial[], on: string): Testimonial[] =>
  items.filter((item) => isShownOn(item, on)).map(({ from: _from, until: _until, ...item }) => item);

/** The quotes that visitors see now, in the order of the home page. */
export const readTestimonials = (): Testimonial[] => testimonialsOn(readAllTestimonials(), contentDay());
