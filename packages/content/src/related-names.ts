import type { ContentProblem } from './content-error.ts';
import { listMarkdown } from './markdown.ts';
import { didYouMean } from './nearest.ts';
import { lineWith } from './read-yaml.ts';

/** The names under `related` of a Markdown file that match no other file of its folder. */
export function unknownRelated(folder: string, slug: string, related: string[]): ContentProblem[] {
  const names = listMarkdown(folder).filter((name) => name !== slug);
  const file = `${folder}/${slug}.md`;
  return related
    .filter((name) => !names.includes(name))
    .map((name) => {
      const instead = didYouMean(name, names) || `. Write names of files in content/${folder} without .md`;
      return {
        file,
        line: lineWith(file, 'related:'),
        field: 'related',
        message: `${name} is not another article${instead}`,
      };
    });
}
