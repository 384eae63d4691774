import { z } from 'zod';
import { day, headTitle, listOf, pageHead, reviewer, text } from '../reading/fields.ts';
import { listMarkdown, type MarkdownFile, readMarkdown } from '../reading/markdown.ts';
import { didYouMean } from '../reading/nearest.ts';
import { ContentError, lineWith } from '../reading/read-yaml.ts';
import { relatedOf, unknownRelated } from '../reading/related-names.ts';

const folder = 'en/help';
const yesOrNo = () => z.boolean({ error: 'write true or false' });

/** The front matter of a help article. */
export const helpArticleSchema = pageHead().extend({
  category: text('write the category, such as Invoicing'),
  popular: yesOrNo(),
  order: z.number({ error: 'write the place in the list as a number' }).int(),
  published: day(),
  reviewed: day(),
  head_title: headTitle(),
  reviewed_by: reviewer(),
  about_application: z.boolean({
    error: 'write true if it describes the accounting application, else false',
  }),
  related: listOf(text('write the name of an article file without .md')),
});

export type HelpArticle = MarkdownFile<z.infer<typeof helpArticleSchema>>;

/**
 * All help articles, content/en/help/*.md, in their order, with the facts filled in.
 * @throws ContentError if a front matter is invalid or names a related article that does not exist
 */
export function readHelpArticles(): HelpArticle[] {
  const slugs = listMarkdown(folder);
  const articles = slugs.map(readHelpArticle);
  const problems = unknownRelated(folder, articles.map(relatedOf));
  if (problems.length > 0) throw new ContentError(problems);
  return articles.sort((a, b) => a.data.order - b.data.order);
}

/** One help article by its name. @throws ContentError if there is none, or its front matter is invalid */
export const readHelpArticle = (slug: string): HelpArticle => readMarkdown(folder, slug, helpArticleSchema);

/**
 * Picks articles by name, in the order of the names.
 * @throws ContentError for the file that refers to a missing article
 */
export function pickHelpArticles(articles: HelpArticle[], slugs: string[], askedBy: string): HelpArticle[] {
  return slugs.map((slug) => {
    const article = articles.find((candidate) => candidate.slug === slug);
    if (article) return article;
    const names = articles.map((candidate) => candidate.slug);
    const instead = didYouMean(slug, names) || '. Write a file name without .md';
    throw new ContentError(askedBy, [
      { line: lineWith(askedBy, slug), message: `"${slug}" is not a help article${instead}` },
    ]);
  });
}
