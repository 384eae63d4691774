import { contentNow } from '@accounting-site/content/dates/content-day';
import { buyingTexts, readBuyingText } from '@accounting-site/content/files/buying';
import { readHelpArticles } from '@accounting-site/content/files/help';
import { readIndustries } from '@accounting-site/content/files/industries';
import { legalTexts, readLegalText } from '@accounting-site/content/files/legal';
import { readResources } from '@accounting-site/content/files/resources';
import { readStories } from '@accounting-site/content/files/stories';
import { readTemplates } from '@accounting-site/content/files/templates';
import { canBeAttended, readWebinars } from '@accounting-site/content/files/webinars';
import {
  currentLanguage,
  firstLanguage,
  inLanguage,
  readLinked,
} from '@accounting-site/content/languages/current-language';
import { langOf } from '@accounting-site/content/languages/language-tag';
import { placeToRead } from '@accounting-site/content/languages/translations';
import { keepForContent } from '@accounting-site/content/reading/content-folder';
import { noteInput, withoutInputs } from '@accounting-site/content/reading/content-inputs';
import { ContentError, isContentKept } from '@accounting-site/content/reading/read-yaml';
import { readSearchWords } from '../search/search-words.ts';
import { readOwnPages, type SitePage, textsOf } from './own-pages.ts';
import { routes } from './routes.ts';
import { readTemplatesWords } from './templates-words.ts';
import { readToolPages } from './tool-pages.ts';

/** Every indexable page. Excluded are noindex pages and /features, which duplicates the home page. */
export const readSitePages = (): SitePage[] =>
  // In development, content is read again for each rendering.
  isContentKept() ? listOnce() : readLinked(listSitePages);

/** An indexable page as links and pictures show it: they depend on nothing else of it. */
export function findLinkedPage(path: string): LinkedPage | undefined {
  noteInput(`linked ${currentLanguage()} ${path}`);
  return withoutInputs(readSitePages).find((page) => page.path === path);
}

const pathsOfSitePages = 'paths of site pages';

/** The paths of all indexable pages. */
export function listSitePaths(): string[] {
  noteInput(pathsOfSitePages);
  return withoutInputs(readSitePages).map(({ path }) => path);
}

type LinkedPage = Pick<SitePage, 'path' | 'lang' | 'title' | 'description' | 'kind' | 'icon'>;

/** What is known of indexable pages now; undefined for other inputs. @param input as these functions note it */
export function versionOfSitePages(input: string): string | undefined {
  if (input === pathsOfSitePages)
    return withoutInputs(readSitePages)
      .map(({ path }) => path)
      .join('\n');
  const [, language, path = ''] = /^linked (\w+) (.*)$/.exec(input) ?? [];
  if (language === undefined) return undefined;
  const page = inLanguage(language, () => findLinkedPage(path));
  return page ? JSON.stringify([page.lang, page.title, page.description, page.kind, page.icon]) : 'none';
}

/** Whether a page is on the list, and so has a picture. */
export const isListed = (path: string) => inLanguage(firstLanguage, () => findLinkedPage(path)) !== undefined;

/** Requires an indexable page to be on the list. @throws Error that says where to add it */
export function requireListed(path: string): void {
  if (isListed(path)) return;
  throw new Error(
    `${path} is on no list of pages. Add it to lib/pages/own-pages.ts, or mark its head noindex.`,
  );
}

const listOnce = keepForContent(() => readLinked(listSitePages));

const listSitePages = (): SitePage[] => [
  ...readOwnPages(),
  ...readToolPages(),
  ...buyingPages(),
  ...legalPages(),
  ...helpArticles(),
  ...guides(),
  ...templates(),
  ...stories(),
  ...industries(),
  ...webinars(),
];

interface MarkdownText {
  file: string;
  data: { title: string; description: string };
  body: string;
}

/** The page of a Markdown file. */
const pageOfText = (
  { file, data: { title, description }, body }: MarkdownText,
  known: Pick<SitePage, 'path' | 'kind' | 'reviewed'>,
): SitePage => ({ ...known, lang: langOf(file), title, description, body });

const buyingPages = () =>
  buyingTexts.map((name) => {
    const text = readBuyingText(name);
    return pageOfText(text, { path: routes[name], reviewed: text.data.reviewed });
  });

const legalPages = () =>
  legalTexts.map((name) => {
    const text = readLegalText(name);
    return pageOfText(text, { path: routes[name], reviewed: text.data.updated });
  });

function helpArticles() {
  const { help: kind } = readSearchWords().kinds;
  return readHelpArticles().map((article) =>
    pageOfText(article, { path: routes.helpArticle(article.slug), kind, reviewed: article.data.reviewed }),
  );
}

const guides = () =>
  readResources().map((guide) => {
    const { kind, reviewed } = guide.data;
    return pageOfText(guide, { path: routes.resource(guide.slug), kind, reviewed });
  });

function templates(): SitePage[] {
  const { kind } = readTemplatesWords();
  return readTemplates().map(({ slug, head, icon, reviewed, lead, contents, steps, limits }) => ({
    path: routes.template(slug),
    ...head,
    lang: langOf(placeToRead(`en/templates/${slug}.yaml`)),
    ...{ kind, icon, reviewed },
    body: textsOf([lead, contents, steps, limits]).join(' '),
  }));
}

/** Sample stories are shown but not indexed, because they are not about real customers. */
function stories() {
  const { story: kind } = readSearchWords().kinds;
  return readStories()
    .filter(({ data }) => !data.sample)
    .map((story) =>
      pageOfText(story, { path: routes.story(story.slug), kind, reviewed: story.data.published }),
    );
}

function industries(): SitePage[] {
  const { industry } = readSearchWords().kinds;
  return readIndustries().map(({ slug, file, title, description, icon, ...words }) => ({
    path: routes.industry(slug),
    lang: langOf(file),
    kind: industry,
    ...{ title, description, icon },
    body: textsOf(words).join(' '),
  }));
}

/** Nobody can attend a sample or a webinar that is over, so they are not indexed. */
function webinars(): SitePage[] {
  const { webinar } = readSearchWords().kinds;
  return readWebinars()
    .filter((webinar) => canBeAttended(webinar, contentNow()))
    .map(({ id, title, description, ...words }) => ({
      path: routes.webinar(id),
      kind: webinar,
      ...{ title, description },
      body: textsOf(words).join(' '),
    }));
}

/**
 * Related pages, by their paths, without webinars that are over.
 * @param askedBy the file that names them, below content/
 * @throws ContentError naming a path that is not a page
 */
export function relatedPages(paths: string[], askedBy: string) {
  return paths.flatMap((path) => {
    const page = findLinkedPage(path);
    if (page) return [{ path, title: page.title, lang: page.lang, ...(page.kind && { kind: page.kind }) }];
    if (readWebinars().some(({ id }) => path === routes.webinar(id))) return [];
    throw new ContentError(askedBy, [`related: there is no page ${path}. Write the path of one that exists`]);
  });
}
