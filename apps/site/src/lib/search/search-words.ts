import { listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { texts } from '../text/words-schema.ts';

const searchSchema = z.strictObject({
  head: pageHead(),
  heading: text(),
  intro: text(),
  box: z.strictObject({
    ...texts('label', 'placeholder', 'button', 'one', 'many').shape,
    every: text('write the words of the last line of a list that was cut'),
    none: text(),
    none_here: text('write what is shown on the search page itself'),
    failed: text(),
  }),
  index: z.strictObject({ heading: text(), letters: text() }),
  kinds: texts('help', 'industry', 'webinar', 'question', 'story', 'walkthrough'),
  asked: listOf(
    z.strictObject({
      page: text('write the path of the page that answers'),
      words: listOf(text('write what people type')),
      title: text().optional(),
      text: text().optional(),
    }),
  ),
  meanings: listOf(
    z.strictObject({ word: text('write the short word'), means: text('write what it means') }),
  ),
});

/** The texts of the search page and of every search box: content/en/pages/search.yaml. */
export const readSearchWords = () => readPage('search', searchSchema);

export type SearchWords = z.infer<typeof searchSchema>;

/** The props of the search island, for a box with its own label, placeholder and button. */
export function searchBox(box: { label: string; placeholder: string; button: string }): SearchProps {
  const { one, many, every, none, failed } = readSearchWords().box;
  const { label, placeholder, button } = box;
  return { label, placeholder, button, words: { one, many, every, none, failed } };
}

/** The texts of a search box. Keep them few, because they are part of every page with a box. */
export interface SearchProps {
  label: string;
  placeholder: string;
  button: string;
  words: {
    /** "1 result", and the word for other numbers. */
    one: string;
    many: string;
    /** The link from a short list to all results. */
    every: string;
    none: string;
    failed: string;
  };
}
