import { z } from 'zod';
import { isDownload, readDownload } from './downloads.ts';
import { day, exactly, listOf, pageHead, path, reviewer, text } from './fields.ts';
import { readHelpArticles } from './help.ts';
import { listMarkdown, type MarkdownFile, readMarkdown } from './markdown.ts';
import { readWords } from './pages.ts';
import { ContentError } from './read-yaml.ts';

const folder = 'en/resources';
const indexFile = 'en/resources-index.yaml';

const resourceSchema = pageHead().extend({
  category: text('write the heading of a category of resources-index.yaml'),
  kind: text('write what it is, such as Guide or Checklist'),
  order: z.number({ error: 'write the place in the list as a number' }).int(),
  published: day(),
  reviewed: day(),
  reviewed_by: reviewer(),
  related: listOf(text('write the name of a resource file without .md')),
});

const itemSchema = z.strictObject({
  title: text(),
  kind: text('write what it is, such as Guide, Checklist, Template or Calculator'),
  path: path(),
  description: text('write one short sentence'),
});
const indexSchema = z.strictObject({
  categories: exactly(
    6,
    z.strictObject({ heading: text(), text: text(), icon: text(), items: exactly(4, itemSchema) }),
  ),
});

export type Resource = MarkdownFile<z.infer<typeof resourceSchema>>;
export type ResourceCategory = z.infer<typeof indexSchema>['categories'][number];
export type ResourceItem = ResourceCategory['items'][number];

/**
 * All guides, content/en/resources/*.md, in their order, with the facts filled in.
 * @throws ContentError when a front matter does not fit or names a related guide that is not there
 */
export function readResources(): Resource[] {
  const slugs = listMarkdown(folder);
  const resources = slugs.map((slug) => readMarkdown(folder, slug, resourceSchema));
  for (const { slug, data } of resources) {
    const missing = data.related.filter((other) => other === slug || !slugs.includes(other));
    if (missing.length === 0) continue;
    throw new ContentError(`${folder}/${slug}.md`, [
      `related: ${missing.join(', ')} is not another resource. Write names of files in content/${folder} without .md`,
    ]);
  }
  return resources.sort((one, other) => one.data.order - other.data.order);
}

/**
 * The six categories of the Resources page with their four items each, content/en/resources-index.yaml.
 * @throws ContentError when an item leads to a guide, help article or download that is not there
 */
export function readResourceIndex(): ResourceCategory[] {
  const { categories } = readWords(indexFile, indexSchema);
  const guides = new Set(readResources().map(({ slug }) => `/resources/${slug}`));
  const articles = new Set(readHelpArticles().map(({ slug }) => `/help/article/${slug}`));
  const leadsNowhere = ({ path }: ResourceItem) =>
    (path.startsWith('/resources/') && !guides.has(path)) ||
    (path.startsWith('/help/article/') && !articles.has(path)) ||
    (isDownload(path) && !readDownload(path));
  const missing = categories.flatMap(({ items }) => items).filter(leadsNowhere);
  if (missing.length === 0) return categories;
  throw new ContentError(
    indexFile,
    missing.map((item) => `"${item.title}": there is no ${item.path}. Write the path of a file that exists`),
  );
}
