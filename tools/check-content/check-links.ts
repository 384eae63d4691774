import { globSync } from 'node:fs';
import { ContentError, type ContentProblem, fieldName } from '@accounting-site/content/content-error';
import { type ContentSource, parseSource } from '@accounting-site/content/content-source';
import { didYouMean } from '@accounting-site/content/nearest';
import { fillTextFacts } from '@accounting-site/content/placeholders';
import { contentFolder, lineWith, readContentFile } from '@accounting-site/content/read-yaml';
import { findIcon, iconNames } from '@accounting-site/site/lib/icon-names';
import { pageAnchors } from '@accounting-site/site/lib/page-anchors';
import { renderMarkdown } from '@accounting-site/site/lib/render-markdown';
import { routes } from '@accounting-site/site/lib/routes';
import { isSiteAddress, whatInstead } from '@accounting-site/site/lib/site-addresses';

/** Where the texts of a folder are on the site. */
const places: Record<string, (slug: string) => string> = {
  'en/help': routes.helpArticle,
  'en/industries': routes.industry,
  'en/legal': (slug) => `/${slug}`,
  'en/resources': routes.resource,
  'en/stories': routes.story,
};

/** A link of a content file to a page of the site. */
interface Link {
  file: string;
  line: number | undefined;
  field?: string;
  address: string;
}

/** The fields that name a page, and the lists of such. */
const linkFields = new Set(['path', 'route', 'link', 'href', 'related']);

/** Finds links that lead to no page of the site, or to no part of it, and names of icons that there are not. */
export async function findDeadNames(): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const links: Link[] = [];
  /** The headings of each text that can be read, by the path of its page. */
  const headings = new Map<string, string[]>();
  for (const { file, path } of listTexts()) {
    const body = readContentFile(file)
      .split(/^---\r?\n/m)
      .slice(2)
      .join('---\n');
    const text = await renderMarkdown(fillTextFacts(file, body).value, file).catch((error: unknown) => {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    });
    headings.set(path, text?.headings.map(({ id }) => id) ?? []);
    for (const address of text?.links ?? [])
      links.push({ file, line: lineWith(file, `](${address}`), address });
  }
  for (const source of readSources()) {
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
    const anchors = [...pageAnchors(decodeURI(path)), ...(headings.get(path) ?? [])];
    if (anchors.includes(decodeURIComponent(anchor))) continue;
    const listed = didYouMean(anchor, anchors) || `. Its parts are: ${anchors.join(', ')}`;
    problems.push(problemOf(link, `"${link.address}": the page has no part "${anchor}"${listed}`));
  }
  return problems;
}

const problemOf = ({ file, line, field }: Link, message: string): ContentProblem => ({
  ...{ file, line, message },
  ...(field !== undefined && { field }),
});

const listTexts = () =>
  Object.entries(places).flatMap(([folder, placeOf]) =>
    globSync(`${folder}/*.md`, { cwd: contentFolder }).map((name) => {
      const file = name.replaceAll('\\', '/');
      return { file, path: placeOf(file.slice(folder.length + 1, -'.md'.length)) };
    }),
  );

/** Every YAML of content/, that at the head of a text too. What cannot be read has been reported. */
function readSources(): ContentSource[] {
  return globSync('**/*.{yaml,md}', { cwd: contentFolder }).flatMap((name) => {
    const file = name.replaceAll('\\', '/');
    const text = readContentFile(file);
    const [yaml = '', firstLine] = file.endsWith('.md') ? [text.split(/^---\r?\n/m)[1], 2] : [text, 1];
    try {
      return [parseSource(file, yaml, firstLine)];
    } catch {
      return [];
    }
  });
}

function linksOf({ file, value, lineOf }: ContentSource): Link[] {
  return textsIn(value)
    .filter(
      ({ path, text }) =>
        linkFields.has(String(path.findLast((key) => typeof key === 'string'))) && /^\/(?!\/)/.test(text),
    )
    .map(({ path, text }) => ({ file, line: lineOf(path), field: fieldName(path), address: text }));
}

/** Names of icons that the site cannot draw. */
function unknownIcons({ file, value, lineOf }: ContentSource): ContentProblem[] {
  return textsIn(value)
    .filter(({ path, text }) => path.at(-1) === 'icon' && findIcon(text) === undefined)
    .map(({ path, text }) => {
      const instead = didYouMean(text, iconNames()) || ". Choose a name from lucide's list, like hand-heart";
      const message = `"${text}" is not an icon${instead}`;
      return { file, line: lineOf(path), field: fieldName(path), message };
    });
}

/** Every text of a value, with the path to it. */
function textsIn(value: unknown): { path: PropertyKey[]; text: string }[] {
  const found: { path: PropertyKey[]; text: string }[] = [];
  const visit = (inner: unknown, path: PropertyKey[]) => {
    if (typeof inner === 'string') found.push({ path, text: inner });
    else if (typeof inner === 'object' && inner !== null) {
      for (const [key, entry] of Object.entries(inner)) {
        visit(entry, [...path, Array.isArray(inner) ? Number(key) : key]);
      }
    }
  };
  visit(value, []);
  return found;
}
