import {
  headingOfGroup,
  type Resource,
  readGuidesWords,
  readResource,
} from '@accounting-site/content/files/resources';
import { readStories, type Story } from '@accounting-site/content/files/stories';
import { readLinked } from '@accounting-site/content/languages/current-language';
import { langOf } from '@accounting-site/content/languages/language-tag';
import { readPage } from '@accounting-site/content/reading/pages';
import { articleHead, type Head } from '../../lib/pages/head.ts';
import { routes } from '../../lib/pages/routes.ts';
import { resourcesSchema } from '../_resources/resources-words.ts';

const readWords = () => readPage('resources', resourcesSchema);

/** The breadcrumb of everything that helps without the product: guides, tools, templates, stories. */
export const resourcesTrail = () => [{ label: readWords().name, path: routes.resources }];

/** The breadcrumb of a guide. */
export const resourceTrail = () => [
  ...resourcesTrail(),
  { label: readGuidesWords().name, path: routes.resourceGuides },
];

/** The related guides that a guide names. */
export function relatedResources({ data }: Resource) {
  const links = data.related.map((slug) => {
    const {
      file,
      data: { title, category },
    } = readLinked(() => readResource(slug));
    return { title, lang: langOf(file), kind: headingOfGroup(category), path: routes.resource(slug) };
  });
  return { heading: readWords().related, links };
}

export const readStoryWords = () => readWords().stories;

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
