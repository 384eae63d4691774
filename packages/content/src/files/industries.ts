import { z } from 'zod';
import { anyNumberOf, exactly, listOf, pageHead, text } from '../reading/fields.ts';
import { listMarkdown, type MarkdownFile, readMarkdown } from '../reading/markdown.ts';

const amount = z.number({
  error: 'write the amount in cedis as a number, with - before it when it goes out',
});
const line = z.strictObject({ label: text(), amount });
const point = z.strictObject({ title: text(), text: text() });

const addsUp = ({ rows, total }: { rows: { amount: number }[]; total: { amount: number } }) =>
  Math.round(100 * rows.reduce((sum, row) => sum + row.amount, 0)) === Math.round(100 * total.amount);

const industry = z.strictObject({
  title: text('write the title of the page, at most 45 letters').max(45, {
    error: 'shorten the title to at most 45 letters, or search results cut it',
  }),
  name: text('write the name of the industry, like Retail'),
  description: pageHead().shape.description,
  card: text('write one or two sentences for the card on the Solutions page'),
  icon: text('write the name of an icon, like store'),
  order: z.number({ error: 'write the place in the list as a number, 1 for the first' }).int().positive(),
  heading: text(),
  lead: text(),
  pains: exactly(3, point),
  features: exactly(4, point),
  example: z
    .strictObject({ heading: text(), text: text(), rows: listOf(line), total: line })
    .refine(addsUp, { error: 'correct the amounts: the rows do not add up to the total' }),
  faqs: anyNumberOf(z.strictObject({ question: text(), answer: text() })),
});

export type Industry = z.infer<typeof industry> & Pick<MarkdownFile<unknown>, 'slug' | 'file' | 'body'>;

/** One industry, content/en/industries/<slug>.md. Amounts of its example are in cedis; `body` is Markdown. */
export function readIndustry(slug: string): Industry {
  const { data, ...file } = readMarkdown('en/industries', slug, industry);
  return { ...data, ...file };
}

/** All industries, in the order of the content. */
export const readIndustries = (): Industry[] =>
  listMarkdown('en/industries')
    .map(readIndustry)
    .sort((one, other) => one.order - other.order);
