import { z } from 'zod';
import { day, pageHead, sample, text } from '../reading/fields.ts';
import { listMarkdown, type MarkdownFile, readMarkdown } from '../reading/markdown.ts';

const folder = 'en/stories';

const storySchema = pageHead().extend({
  sample: sample(),
  order: z.number({ error: 'write the place in the list as a number' }).int(),
  business: text('write what kind of business it is, or its name'),
  place: text('write the town'),
  before: text('write in one sentence how it was'),
  after: text('write in one sentence how it is now'),
  published: day(),
});

/** A customer story. A sample is shown until the owner has a real one. */
export type Story = MarkdownFile<z.infer<typeof storySchema>>;

/** One story by its name. @throws ContentError if its front matter is invalid */
export const readStory = (slug: string): Story => readMarkdown(folder, slug, storySchema);

/**
 * All customer stories, content/en/stories/*.md, in their order. @throws ContentError if a front matter is
 * invalid
 */
export const readStories = (): Story[] =>
  listMarkdown(folder)
    .map(readStory)
    .sort((one, other) => one.data.order - other.data.order);
