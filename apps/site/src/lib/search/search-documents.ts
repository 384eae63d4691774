import { faqTexts, readFaqsWords } from '@accounting-site/content/files/faqs';
import { readStories } from '@accounting-site/content/files/stories';
import { currentLanguage, readLinked } from '@accounting-site/content/languages/current-language';
import { langOf } from '@accounting-site/content/languages/language-tag';
import { placeToRead } from '@accounting-site/content/languages/translations';
import { indexDocuments } from '../../islands/search/create-search.ts';
import { isSmallWord, meaningKey, plainQuery, plainWord } from '../../islands/search/plain-word.ts';
import type { SearchDocument, SearchIndex } from '../../islands/search/search-index.ts';
import { readVideosWords } from '../../pages/_help/help-words.ts';
import { pathIn } from '../languages/other-languages.ts';
import { routes } from '../pages/routes.ts';
import { readSitePages } from '../pages/site-pages.ts';
import { anchorsOf } from '../text/anchors-of.ts';
import { readSearchWords } from './search-words.ts';

/** A page, part of a page or question, before the owner's queries are added. */
type Found = Omit<SearchDocument, 'asked'>;

/** The path of a page in the language that is rendered, as in a link. */
const here = (path: string) => pathIn(path, currentLanguage());

/** Builds the search index. @throws Error where a query is listed twice, or an unlisted page has no title */
export function readSearchIndex(): SearchIndex {
  const { meanings, asked } = readSearchWords();
  const answers = asked.flatMap(({ page, words }) =>
    words.map((word) => [plainQuery(word), here(page)] as const),
  );
  const twice = answers.find(([query, path]) =>
    answers.some(([other, to]) => other === query && to !== path),
  );
  if (twice)
    throw new Error(
      `content/en/pages/search.yaml: asked sends '${twice[0]}' to two pages. Keep one of them.`,
    );
  return {
    index: indexDocuments(readSearchDocuments()),
    meanings: Object.fromEntries(meanings.map(({ word, means }) => [meaningKey(word), means])),
    asked: Object.fromEntries(answers),
  };
}

/** Every page, story, walk-through and FAQ question, and pages that are found only by searching. */
export function readSearchDocuments(): SearchDocument[] {
  const { asked } = readSearchWords();
  const found = readLinked(() => [...pages(), ...sampleStories(), ...walkthroughs(), ...questions()]);
  const listed = new Set(found.map(({ path }) => path));
  const unlisted = asked
    .filter(({ page }) => !listed.has(here(page)))
    .map(({ page, title, text }) => {
      if (title === undefined || text === undefined)
        throw new Error(
          `content/en/pages/search.yaml: asked names ${page}, which is no page of the list. Correct it, or add title and text.`,
        );
      return { path: here(page), title, kind: '', text, keywords: '' };
    });
  const wordsFor = new Map(asked.map(({ page, words }) => [here(page), words.join(' ')]));
  return [...found, ...unlisted].map((page) => ({ ...page, asked: wordsFor.get(page.path) ?? '' }));
}

const pages = (): Found[] =>
  readSitePages()
    .filter(({ path }) => path !== routes.search)
    .map(({ path, lang, title, kind = '', description, body }) => ({
      path: here(path),
      ...{ lang, title, kind },
      text: description,
      keywords: searchKeywords(body),
    }));

/** Sample stories are hidden from search engines, but visitors of the site may search for them. */
function sampleStories(): Found[] {
  const { story: kind } = readSearchWords().kinds;
  return readStories()
    .filter(({ data }) => data.sample)
    .map(({ slug, file, data: { title, description }, body }) => ({
      path: here(routes.story(slug)),
      ...{ lang: langOf(file), title, kind },
      text: description,
      keywords: searchKeywords(body),
    }));
}

function walkthroughs(): Found[] {
  const lang = langOf(placeToRead('en/help-pages/videos.yaml'));
  const { walkthrough: kind } = readSearchWords().kinds;
  return readVideosWords().storyboards.map(({ id, title, steps }) => ({
    path: `${here(routes.helpVideos)}#${id}`,
    ...{ lang, title, kind },
    text: steps.map((step) => step.title).join('. '),
    keywords: searchKeywords(steps.map(({ text }) => text).join(' ')),
  }));
}

function questions(): Found[] {
  const lang = langOf(placeToRead('en/help-pages/faqs.yaml'));
  const anchorOf = anchorsOf(faqTexts);
  const { question: kind } = readSearchWords().kinds;
  return readFaqsWords()
    .groups.flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      path: `${here(routes.helpFaqs)}#${anchorOf(question)}`,
      ...{ lang, title: question, kind },
      text: answer,
      keywords: '',
    }));
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
