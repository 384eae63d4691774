import { readFaqsWords } from '@accounting-site/content/faqs';
import { readStories } from '@accounting-site/content/stories';
import type { SearchDocument } from '../islands/search/search-index.ts';
import { anchorId } from '../pages/_help/anchor-id.ts';
import { readVideosWords } from '../pages/_help/help-words.ts';
import { href, routes } from './routes.ts';
import { searchKeywords } from './search-keywords.ts';
import { readSearchWords } from './search-words.ts';
import { readSitePages } from './site-pages.ts';

/** What the search boxes look through: every page, every story, every walk-through, and every question of the FAQs. */
export const readSearchDocuments = (): SearchDocument[] => [
  ...pages(),
  ...sampleStories(),
  ...walkthroughs(),
  ...questions(),
];

const pages = (): SearchDocument[] =>
  readSitePages()
    .filter(({ path }) => path !== routes.search)
    .map(({ path, title, kind = '', description, body }) => ({
      path: href(path),
      ...{ title, kind },
      text: description,
      keywords: searchKeywords(body),
    }));

/** Sample stories are on no list for others, but whoever is here may look for them. */
function sampleStories(): SearchDocument[] {
  const { story: kind } = readSearchWords().kinds;
  return readStories()
    .filter(({ data }) => data.sample)
    .map(({ slug, data: { title, description }, body }) => ({
      path: routes.story(slug),
      ...{ title, kind },
      text: description,
      keywords: searchKeywords(body),
    }));
}

function walkthroughs(): SearchDocument[] {
  const { walkthrough: kind } = readSearchWords().kinds;
  return readVideosWords().storyboards.map(({ id, title, steps }) => ({
    path: `${routes.helpVideos}#${id}`,
    ...{ title, kind },
    text: steps.map((step) => step.title).join('. '),
    keywords: searchKeywords(steps.map(({ text }) => text).join(' ')),
  }));
}

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
