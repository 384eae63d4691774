import { readResourceIndex } from '@accounting-site/content/resources';
import type { SearchDocument } from '../islands/search/search-index.ts';
import { anchorId } from '../pages/_help/anchor-id.ts';
import { readFaqsWords } from '../pages/_help/help-words.ts';
import { href, routes } from './routes.ts';
import { searchKeywords } from './search-keywords.ts';
import { readSearchWords } from './search-words.ts';
import { readSitePages } from './site-pages.ts';

/** What the search boxes look through: every page, every template, and every question of the FAQs. */
export const readSearchDocuments = (): SearchDocument[] => [...pages(), ...downloads(), ...questions()];

const pages = (): SearchDocument[] =>
  readSitePages()
    .filter(({ path }) => path !== routes.search)
    .map(({ path, title, kind = '', description, body }) => ({
      path: href(path),
      ...{ title, kind },
      text: description,
      keywords: searchKeywords(body),
    }));

const downloads = (): SearchDocument[] =>
  readResourceIndex()
    .flatMap(({ items }) => items)
    .filter(({ path }) => path.startsWith('/downloads/'))
    .map(({ path, title, kind, description }) => ({ path, title, kind, text: description, keywords: '' }));

function questions(): SearchDocument[] {
  const { question: kind } = readSearchWords().kinds;
  return readFaqsWords()
    .groups.flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      path: `${routes.helpFaqs}#${anchorId(question)}`,
      title: question,
      kind,
      text: answer,
      keywords: '',
    }));
}
