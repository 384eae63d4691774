import { readStories, type Story } from '@accounting-site/content/files/stories';
import { readLinked } from '@accounting-site/content/languages/current-language';
import { langOf } from '@accounting-site/content/languages/language-tag';
import { readPage } from '@accounting-site/content/reading/pages';
import { articleHead } from '../../lib/pages/article-head.ts';
import type { Head } from '../../lib/pages/head.ts';
import { routes } from '../../lib/pages/routes.ts';
import { resourcesTrail } from '../_resource/resource-article.ts';
import { resourcesSchema } from '../_resources/resources-words.ts';

export const readStoryWords = () => readPage('resources', resourcesSchema).stories;

/** A sample story is shown to visitors but not indexed, because it is not about a real customer. */
export function storyHead({ data, slug }: Story): Head {
  const { title, description, published } = data;
  if (data.sample) return { title, description, noindex: true };
  return articleHead(
    { title, description, published, reviewed: published },
    routes.story(slug),
    resourcesTrail(),
  );
}

export const otherStories = (slug: string) => ({
  heading: readStoryWords().others,
  links: readLinked(readStories)
    .filter((story) => story.slug !== slug)
    .map(({ slug, file, data }) => ({
      title: data.title,
      lang: langOf(file),
      kind: `${data.business}, ${data.place}`,
      path: routes.story(slug),
    })),
});
