import {
  headingOfGroup,
  type Resource,
  readGuidesWords,
  readResource,
} from '@accounting-site/content/files/resources';
import { readLinked } from '@accounting-site/content/languages/current-language';
import { langOf } from '@accounting-site/content/languages/language-tag';
import { readPage } from '@accounting-site/content/reading/pages';
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
