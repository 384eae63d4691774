import { z } from 'zod';
import { picturePath } from '../pictures/picture-entries.ts';

/** A text for visitors. The editor sees `help` if the field is missing or empty. */
export const text = (help = 'write a text here') => z.string({ error: help }).trim().min(1, { error: help });

/** A text of one form, such as a short name. */
export const matching = (pattern: RegExp, error: string) => z.string({ error }).regex(pattern, { error });

/** A path of the site as visitors see it: /pricing, /help/article/create-invoice, /Help Center. */
export const path = () => matching(/^\/(?!\/)/, 'write a path that starts with /, for example /pricing');

/** A link to a page of the site. */
export const link = () => z.strictObject({ label: text(), path: path() });

/** A list with at least one entry. */
export const listOf = <Entry extends z.ZodType>(
  entry: Entry,
  help = 'write at least one entry, each after "- "',
) => z.array(entry, { error: help }).min(1, { error: help });

/** A list that may be empty: written as `[]`, or with every entry removed. */
export const anyNumberOf = <Entry extends z.ZodType>(
  entry: Entry,
  help = 'write the entries, each after "- ", or [] for none',
) => z.preprocess((value) => (value === null ? [] : value), z.array(entry, { error: help }));

/** A list of an exact length, for layouts that the specification fixes. */
export const exactly = <Entry extends z.ZodType>(count: number, entry: Entry) =>
  z.array(entry, { error: `write exactly ${count} entries, each after "- "` }).length(count, {
    error: `write exactly ${count} entries here`,
  });

const pageTitle = (help: string) =>
  text(help).max(60, { error: 'shorten the title to at most 60 letters, or search results cut it' });

/** The title of an article in tabs and result lists, if it is not its heading: with the country and the year. */
export const headTitle = () =>
  pageTitle('write the words that people search for, at most 60 letters, or leave the line out').optional();

/**
 * What search engines and shared links show of a page. The product's name is filled in, so the limits of the
 * description leave room for names of different lengths.
 */
export const pageHead = () =>
  z.strictObject({
    title: pageTitle('write the title of the page, at most 60 letters'),
    description: z
      .string({ error: 'write one or two sentences of about 140 characters about the page' })
      .trim()
      .min(105, { error: 'write at least 105 characters, so that search results say enough' })
      .max(185, {
        error: 'shorten the description to at most 185 characters: search results cut what is longer',
      }),
  });

/** A day, as year-month-day. */
export const day = () =>
  // Checks that compute with the day do not run on something else.
  z.iso.date({ error: 'write the day as year-month-day, like 2026-11-16', abort: true });

/** An id that other entries, addresses or anchors contain. The longest is that of a plan in a form. */
export const shortName = (example: string) =>
  matching(/^[a-z0-9_-]{1,40}$/, `write a short name in small letters and dashes, like ${example}`);

/** For a list whose entries other files name by their id: each has one of its own. */
export const ownIds = z.superRefine<{ id: string }[]>((entries, context) => {
  for (const [at, { id }] of entries.entries()) {
    if (entries.findIndex((entry) => entry.id === id) === at) continue;
    context.addIssue({
      code: 'custom',
      path: [at, 'id'],
      message: `write another id: ${id} is there already`,
    });
  }
});

/** The path of a picture below content/. The editor shows a field of this format as a choice of pictures. */
export const pictureFile = () => matching(picturePath, 'choose a picture, like images/esi-quaye.webp');

/** A picture, and what it shows for people who cannot see it. */
export const picture = () =>
  z.strictObject({
    file: pictureFile(),
    alt: text('say in one short sentence what the picture shows').max(200, {
      error: 'shorten the sentence to at most 200 characters',
    }),
  });

export type Picture = z.infer<ReturnType<typeof picture>>;

/** Marks invented content that the owner must replace before launch. */
export const sample = () =>
  z.boolean({ error: 'write true while this is sample content, else leave the line out' }).optional();

/**
 * The person at the company who reviewed an article. Without one, the launch check lists the article as
 * unreviewed.
 */
export const reviewer = () =>
  text('write the name of the person at your company who checked it, or leave the line out').optional();
