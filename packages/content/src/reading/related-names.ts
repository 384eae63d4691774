import { placeToRead } from '../languages/translations.ts';
import type { ContentProblem } from './content-error.ts';
import { listMarkdown } from './markdown.ts';
import { didYouMean } from './nearest.ts';
import { lineWith } from './read-yaml.ts';

/** The names under `related` of Markdown files that match no other file of their folder. */
export function unknownRelated(
  folder: string,
  articles: readonly { slug: string; related: readonly string[] }[],
): ContentProblem[] {
  const names = new Set(listMarkdown(folder));
  return articles.flatMap(({ slug, related }) =>
    related
      .filter((name) => name === slug || !names.has(name))
      .map((name) => {
        const others = [...names].filter((other) => other !== slug);
        const instead = didYouMean(name, others) || `. Write names of files in content/${folder} without .md`;
        const file = placeToRead(`${folder}/${slug}.md`);
        return {
          file,
          line: lineWith(file, 'related:'),
          field: 'related',
          message: `${name} is not another article${instead}`,
        };
      }),
  );
}

/** The same for articles that were read. */
export const relatedOf = ({ slug, data }: { slug: string; data: { related: string[] } }) => ({
  slug,
  related: data.related,
});
