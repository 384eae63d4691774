import { z } from 'zod';
import { day, pageHead, sample, text } from './fields.ts';
import { listMarkdown, type MarkdownFile, readMarkdown } from './markdown.ts';

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

/** What changed for a customer. A sample stands for one until the owner has a real one. */
export type Story = MarkdownFile<z.infer<typeof storySchema>>;

/** One story by its name. @throws ContentError when its front matter does not fit */
export const readStory = (slug: string): Story => readMarkdown(folder, slug, storySchema);

/** All customer stories, content/en/stories/*.md, in their order. @throws ContentError when a front matter does not fit */
export const readStories = (): Story[] =>
  listMarkdown(folder)
    .map(readStory)
    .sort((one, other) => one.data.order - other.data.order);
