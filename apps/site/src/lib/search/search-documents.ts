import { faqTexts, readFaqsWords } from '@accounting-site/content/files/faqs';
import { readStories } from '@accounting-site/content/files/stories';
import { readLinked } from '@accounting-site/content/languages/current-language';
import { langOf } from '@accounting-site/content/languages/language-tag';
import { placeToRead } from '@accounting-site/content/languages/translations';
import { ContentError, lineWith } from '@accounting-site/content/reading/read-yaml';
import { indexDocuments } from '../../islands/search/create-search.ts';
import { isSmallWord, meaningKey, plainQuery, plainWord } from '../../islands/search/plain-word.ts';
import type { SearchDocument, SearchIndex } from '../../islands/search/search-index.ts';
import { readVideosWords } from '../../pages/_help/help-words.ts';
import { pathIn } from '../pages/absolute-url.ts';
import { routes } from '../pages/routes.ts';
import { readSitePages } from '../pages/site-pages.ts';
import { anchorsOf } from '../text/anchors-of.ts';
import { readSearchWords, type SearchWords } from './search-words.ts';

/** A page, part of a page or question, before the owner's queries are added. */
interface Found extends Omit<SearchDocument, 'asked' | 'keywords'> {
  /** The text that its keywords come from. */
  body: string;
}

/** Builds the search index. @throws ContentError as requireSearch does */
export function readSearchIndex(): SearchIndex {
  const { meanings, asked } = readSearchWords();
  return {
    index: indexDocuments(readSearchDocuments()),
    meanings: Object.fromEntries(meanings.map(({ word, means }) => [meaningKey(word), means])),
    asked: Object.fromEntries(answersOf(asked)),
  };
}

type Asked = SearchWords['asked'];

/** The page of each query. */
const answersOf = (asked: Asked) =>
  asked.flatMap(({ page, words }) => words.map((word) => [plainQuery(word), pathIn(page)] as const));

function refuseTwoPages(asked: Asked): void {
  const answers = answersOf(asked);
  const problems = asked.flatMap(({ page, words }) =>
    words
      .filter((word) => answers.some(([query, path]) => query === plainQuery(word) && path !== pathIn(page)))
      .map((word) => problemOfAsked(page, `"${word}" is there for two pages. Keep it at one of them`)),
  );
  if (problems.length > 0) throw new ContentError(problems);
}

function problemOfAsked(page: string, message: string) {
  const file = placeToRead('en/pages/search.yaml');
  return { file, line: lineWith(file, `page: ${page}`), field: 'asked', message };
}

/** Every page, story, walk-through and FAQ question. @throws ContentError as requireSearch does */
export function readSearchDocuments(): SearchDocument[] {
  const wordsFor = new Map(readSearchWords().asked.map(({ page, words }) => [pathIn(page), words.join(' ')]));
  return listDocuments().map(({ body, ...page }) => ({
    ...page,
    keywords: searchKeywords(body),
    asked: wordsFor.get(page.path) ?? '',
  }));
}

/** @throws ContentError if a query or a title is there twice, or an unlisted page has no title */
export const requireSearch = (): void => void listDocuments();

/** Every page, and those that are found only by searching. */
function listDocuments(): Found[] {
  const { asked } = readSearchWords();
  refuseTwoPages(asked);
  const found = readLinked(() => [...pages(), ...sampleStories(), ...walkthroughs(), ...questions()]);
  const listed = new Set(found.map(({ path }) => path));
  const unlisted = asked
    .filter(({ page }) => !listed.has(pathIn(page)))
    .map(({ page, title, text }) => {
      if (title === undefined || text === undefined)
        throw new ContentError([
          problemOfAsked(page, `${page} is in no list of pages. Correct it, or add title and text`),
        ]);
      return { path: pathIn(page), title, kind: '', text, body: '' };
    });
  return [...found, ...unlisted];
}

/** Documents that have their own titles. @param file the file that lists them, in the first language */
function once<Document extends Found>(file: string, documents: Document[]): Document[] {
  const paths = documents.map(({ path }) => path);
  const twice = documents.find(({ path }, at) => paths.indexOf(path) !== at);
  if (twice === undefined) return documents;
  const place = placeToRead(file);
  const message = `"${twice.title}" is there twice. Remove one of them`;
  throw new ContentError([{ file: place, line: lineWith(place, twice.title), message }]);
}

function pages(): Found[] {
  const found = readSitePages()
    .filter(({ path }) => path !== routes.search)
    .map(({ path, lang, title, kind = '', description, body }) => ({
      path: pathIn(path),
      ...{ lang, title, kind },
      text: description,
      body,
    }));
  // Each page has a file of its own. The list of tools may name one twice.
  return once('en/tools-index.yaml', found);
}

/** Sample stories are hidden from search engines, but visitors of the site may search for them. */
function sampleStories(): Found[] {
  const { story: kind } = readSearchWords().kinds;
  return readStories()
    .filter(({ data }) => data.sample)
    .map(({ slug, file, data: { title, description }, body }) => ({
      path: pathIn(routes.story(slug)),
      ...{ lang: langOf(file), title, kind },
      text: description,
      body,
    }));
}

function walkthroughs(): Found[] {
  const lang = langOf(placeToRead('en/help-pages/videos.yaml'));
  const { walkthrough: kind } = readSearchWords().kinds;
  const found = readVideosWords().storyboards.map(({ id, title, steps }) => ({
    path: `${pathIn(routes.helpVideos)}#${id}`,
    ...{ lang, title, kind },
    text: steps.map((step) => step.title).join('. '),
    body: steps.map(({ text }) => text).join(' '),
  }));
  return once('en/help-pages/videos.yaml', found);
}

function questions(): Found[] {
  const lang = langOf(placeToRead('en/help-pages/faqs.yaml'));
  const anchorOf = anchorsOf(faqTexts);
  const { question: kind } = readSearchWords().kinds;
  const found = readFaqsWords()
    .groups.flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      path: `${pathIn(routes.helpFaqs)}#${anchorOf(question)}`,
      ...{ lang, title: question, kind },
      text: answer,
      body: '',
    }));
  return once('en/help-pages/faqs.yaml', found);
}

const headingLine = /^#{2,6}\s+(.+)$/gm;

/** Extra words to find a text by: those of its headings, then its most frequent ones, each once. */
export function searchKeywords(body: string, most = 110): string {
  const headings = [...body.matchAll(headingLine)].flatMap((match) => wordsOf(match[1] ?? ''));
  const counts = new Map<string, number>();
  for (const word of wordsOf(body)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  return [...new Set([...headings, ...frequent])].slice(0, most).join(' ');
}

/** The significant words of a text: no links, no numbers, no words of one or two characters. */
function wordsOf(text: string): string[] {
  const withoutLinks = text.replace(/\]\([^)]*\)/g, ' ');
  return (withoutLinks.match(/\p{L}[\p{L}\p{M}-]{2,}/gu) ?? [])
    .map(plainWord)
    .filter((word) => !isSmallWord(word));
}
