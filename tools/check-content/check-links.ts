import { fillTextFacts } from '@accounting-site/content/facts/placeholders';
import { currentLanguage } from '@accounting-site/content/languages/current-language';
import { placeToRead, readTranslated } from '@accounting-site/content/languages/translations';
import { ContentError, type ContentProblem, fieldName } from '@accounting-site/content/reading/content-error';
import { listMarkdown } from '@accounting-site/content/reading/markdown';
import { didYouMean } from '@accounting-site/content/reading/nearest';
import { lineWith, readContentFile } from '@accounting-site/content/reading/read-yaml';
import { withoutEscapes } from '@accounting-site/contract/fields/without-escapes';
import { findIcon, iconNames } from '@accounting-site/site/lib/brand/icon-names';
import { pageAnchors } from '@accounting-site/site/lib/pages/page-anchors';
import { routes } from '@accounting-site/site/lib/pages/routes';
import { inFirstLanguage, isSiteAddress, whatInstead } from '@accounting-site/site/lib/pages/site-addresses';
import { renderMarkdown } from '@accounting-site/site/lib/text/render-markdown';
import type { Source } from './read-sources.ts';

/** The URL paths of each content folder. */
const places: Record<string, (slug: string) => string> = {
  'en/buying': (slug) => (slug === 'switch' ? routes.switch : routes.questions),
  'en/help': routes.helpArticle,
  'en/industries': routes.industry,
  'en/legal': (slug) => `/${slug}`,
  'en/resources': routes.resource,
  'en/stories': routes.story,
};

/** A link from a content file to a page of the site. */
interface Link {
  file: string;
  line: number | undefined;
  field?: string;
  address: string;
}

/** Fields that contain the path of a page, and fields with lists of such paths. */
const linkFields = new Set(['path', 'page', 'route', 'link', 'href', 'related', 'to']);

/**
 * Finds links to missing pages or anchors of the site, and unknown icon names, in the files of the current language.
 * Pages have the anchors of the first language in every language.
 */
export async function findDeadNames(sources: readonly Source[]): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const links: Link[] = [];
  /** The headings of each readable text, by the path of its page. */
  const headings = new Map<string, string[]>();
  for (const { file, path } of listTexts()) {
    const text = await readTranslated(file, renderText).catch((error: unknown) => {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    });
    headings.set(path, text?.headings.map(({ id }) => id) ?? []);
    const place = placeToRead(file);
    // The links of a text that has no translation are checked in the first language.
    if (!place.startsWith(`${currentLanguage()}/`)) continue;
    for (const address of text?.links ?? [])
      links.push({ file: place, line: lineWith(place, `](${address}`), address });
  }
  for (const source of sources) {
    problems.push(...unknownIcons(source));
    for (const link of linksOf(source)) {
      if (isSiteAddress(link.address)) links.push(link);
      else {
        const message = `"${link.address}" leads to no page of the site${whatInstead(link.address)}`;
        problems.push(problemOf(link, message));
      }
    }
  }
  for (const link of links) {
    const [, path = '', anchor] = /^(\/[^?#]*)[^#]*#(.+)$/.exec(link.address) ?? [];
    if (anchor === undefined) continue;
    const anchors = [...pageAnchors(withoutEscapes(path)), ...(headings.get(path) ?? [])];
    if (anchors.includes(withoutEscapes(anchor))) continue;
    const listed = didYouMean(anchor, anchors) || `. Its parts are: ${anchors.join(', ')}`;
    problems.push(problemOf(link, `"${link.address}": the page has no part "${anchor}"${listed}`));
  }
  return problems;
}

async function renderText(place: string) {
  const body = readContentFile(place)
    .split(/^---\r?\n/m)
    .slice(2)
    .join('---\n');
  return renderMarkdown(fillTextFacts(place, body).value, place);
}

const problemOf = ({ file, line, field }: Link, message: string): ContentProblem => ({
  ...{ file, line, message },
  ...(field !== undefined && { field }),
});

const listTexts = () =>
  Object.entries(places).flatMap(([folder, placeOf]) =>
    listMarkdown(folder).map((slug) => ({ file: `${folder}/${slug}.md`, path: placeOf(slug) })),
  );

function linksOf({ file, texts, lineOf }: Source): Link[] {
  return texts
    .filter(
      ({ path, text }) =>
        linkFields.has(String(path.findLast((key) => typeof key === 'string'))) && /^\/(?!\/)/.test(text),
    )
    .map(({ path, text }) => ({
      ...{ file, line: lineOf(path), field: fieldName(path) },
      address: file === 'redirects.yaml' ? inFirstLanguage(text) : text,
    }));
}

/** Icon names that the site has no icon for. */
function unknownIcons({ file, texts, lineOf }: Source): ContentProblem[] {
  return texts
    .filter(({ path, text }) => path.at(-1) === 'icon' && findIcon(text) === undefined)
    .map(({ path, text }) => {
      const instead = didYouMean(text, iconNames()) || ". Choose a name from lucide's list, like hand-heart";
      const message = `"${text}" is not an icon${instead}`;
      return { file, line: lineOf(path), field: fieldName(path), message };
    });
}
