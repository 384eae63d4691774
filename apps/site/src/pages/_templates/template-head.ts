import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Template } from '@accounting-site/content/files/templates';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import { absoluteUrl } from '../../lib/pages/absolute-url.ts';
import type { Head } from '../../lib/pages/head.ts';
import { breadcrumbList } from '../../lib/pages/json-ld.ts';
import { routes } from '../../lib/pages/routes.ts';
import { readTemplatesWords } from '../../lib/pages/templates-words.ts';
import { mediaTypes, type TemplateFile } from '../../lib/template-files/template-files.ts';
import { resourcesTrail } from '../_resource/resource-article.ts';

/** The breadcrumb above a template: the list of all templates, and the pages above that list. */
export const templateTrail = () => [
  ...resourcesTrail(),
  { label: readTemplatesWords().name, path: routes.templates },
];

/** The page title of a template. */
export const templateTitle = ({ name }: Template) => fillSlots(readTemplatesWords().page.title, { name });

export function templateHead(template: Template, files: TemplateFile[]): Head {
  const path = routes.template(template.slug);
  const title = templateTitle(template);
  return {
    ...template.head,
    jsonLd: [
      templateDocument(template, title, path, files),
      breadcrumbList([...templateTrail(), { label: title, path }]),
    ],
  };
}

/** Schema.org: a downloadable document, with each of its files. */
const templateDocument = (
  { head, reviewed }: Template,
  name: string,
  path: string,
  files: TemplateFile[],
) => ({
  '@context': 'https://schema.org',
  '@type': 'DigitalDocument',
  name,
  description: head.description,
  url: absoluteUrl(path),
  dateModified: `${reviewed}T00:00:00Z`,
  inLanguage: languageTag(),
  isAccessibleForFree: true,
  encoding: files.map((file) => ({
    '@type': 'MediaObject',
    contentUrl: absoluteUrl(file.path),
    encodingFormat: mediaTypes[file.kind].replace(/;.*/, ''),
    contentSize: `${file.content.length} B`,
  })),
});

/** The path of a template's page to print, if it has one. */
export const printPath = ({ slug, print }: Template) => (print ? routes.templatePrint(slug) : undefined);
