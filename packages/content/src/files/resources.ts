import { z } from 'zod';
import {
  anyNumberOf,
  day,
  exactly,
  headTitle,
  link,
  listOf,
  ownIds,
  pageHead,
  path,
  reviewer,
  shortName,
  text,
} from '../reading/fields.ts';
import { listMarkdown, type MarkdownFile, readMarkdown } from '../reading/markdown.ts';
import { didYouMean } from '../reading/nearest.ts';
import { readPage, readWords } from '../reading/pages.ts';
import { ContentError, lineWith } from '../reading/read-yaml.ts';
import { relatedOf, unknownRelated } from '../reading/related-names.ts';

const folder = 'en/resources';
const indexFile = 'en/resources-index.yaml';

/** The front matter of a guide. */
const resourceSchema = pageHead().extend({
  category: text('write the id of a group of pages/guides.yaml'),
  kind: text('write what it is, such as Guide or Checklist'),
  order: z.number({ error: 'write the place in the list as a number' }).int(),
  published: day(),
  reviewed: day(),
  head_title: headTitle(),
  reviewed_by: reviewer(),
  confirm: anyNumberOf(text('write a statement that an accountant has to confirm')).optional(),
  related: listOf(text('write the name of a resource file without .md')),
});

const itemSchema = z.strictObject({
  title: text(),
  note: text('write what a visitor gets: a subject, a kind of file, a length'),
  path: path(),
  description: text('write one short sentence'),
});
const indexSchema = z.strictObject({
  categories: exactly(
    6,
    z.strictObject({
      heading: text(),
      text: text(),
      icon: text(),
      more: link().optional(),
      items: exactly(4, itemSchema),
    }),
  ),
});
const guidesSchema = z.strictObject({
  head: pageHead(),
  name: text('write the name of the page as shown above a guide'),
  heading: text(),
  lead: text(),
  feed: z.strictObject({ link: text(), description: text('say in one sentence what the feed holds') }),
  groups: listOf(
    z.strictObject({
      id: shortName('cash-and-stock').describe('Guides name their group by it.'),
      heading: text(),
      text: text(),
    }),
  ).check(ownIds),
});

export type Resource = MarkdownFile<z.infer<typeof resourceSchema>>;
export type ResourceCategory = z.infer<typeof indexSchema>['categories'][number];
export type ResourceItem = ResourceCategory['items'][number];
type GuidesWords = z.infer<typeof guidesSchema>;

/**
 * All guides, content/en/resources/*.md, in their order, with the facts filled in.
 * @throws ContentError if a front matter is invalid, or names a related guide or a group that does not exist
 */
export function readResources(): Resource[] {
  const slugs = listMarkdown(folder);
  const resources = slugs.map(readResource);
  const problems = unknownRelated(folder, resources.map(relatedOf));
  if (problems.length > 0) throw new ContentError(problems);
  const groups = readGuidesWords().groups.map(({ id }) => id);
  const stray = resources.find(({ data }) => !groups.includes(data.category));
  if (stray) {
    const { category } = stray.data;
    throw new ContentError(stray.file, [
      {
        line: lineWith(stray.file, 'category:'),
        field: 'category',
        message: `there is no "${category}"${didYouMean(category, groups) || `. Write one of: ${groups.join('; ')}`}`,
      },
    ]);
  }
  return resources.sort((one, other) => one.data.order - other.data.order);
}

/** The heading of a group of guides in the current language. */
export const headingOfGroup = (category: string): string =>
  readGuidesWords().groups.find(({ id }) => id === category)?.heading ?? category;

/** One guide by its name. @throws ContentError if there is none, or its front matter is invalid */
export const readResource = (slug: string): Resource => readMarkdown(folder, slug, resourceSchema);

/** The six categories of the Resources page with four items each, content/en/resources-index.yaml. */
export const readResourceIndex = (): ResourceCategory[] => readWords(indexFile, indexSchema).categories;

/** The texts of the page of all guides, content/en/pages/guides.yaml, with the groups of the guides. */
export const readGuidesWords = (): GuidesWords => readPage('guides', guidesSchema);
