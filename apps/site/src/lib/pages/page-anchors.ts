import { fillTextFacts } from '@accounting-site/content/facts/placeholders';
import { firstLanguage, inLanguage } from '@accounting-site/content/languages/current-language';
import { fieldsIn } from '@accounting-site/content/reading/loose-fields';
import { anchorId } from '../text/anchor-id.ts';
import { routes } from './routes.ts';

const faqs = 'en/help-pages/faqs.yaml';

/** The anchors that links may use, by page path. Anchors defined in content are read from it. */
const parts: Record<string, () => string[]> = {
  [routes.home]: homeParts,
  [routes.features]: homeParts,
  [routes.contact]: () => ['call-me'],
  [routes.pricing]: () => [
    'call-me',
    'calculator',
    'compare',
    ...ifAny('en/pages/pricing.yaml', 'faqs.items.*', 'faqs'),
  ],
  [routes.compare]: () => ['table'],
  [routes.savings]: () => fieldsIn('plans.yaml', 'calculator.business_sizes.*.id').map((id) => `size-${id}`),
  [routes.solutions]: () => [
    ...fieldsIn('en/pages/solutions.yaml', 'types.items.*.id'),
    ...['industries', 'integrations', 'contact'],
  ],
  [routes.resources]: () => [
    ...fieldsIn('en/resources-index.yaml', 'categories.*.heading').map(anchorId),
    ...ifAny('webinars.yaml', 'webinars.*', 'webinars'),
  ],
  [routes.helpCenter]: () => ['popular', 'support', 'mobile-help'],
  [routes.helpVideos]: () => fieldsIn('en/help-pages/videos.yaml', 'storyboards.*.id'),
  [routes.helpFaqs]: () =>
    ['groups.*.heading', 'groups.*.questions.*.question'].flatMap((fields) =>
      fieldsIn(faqs, fields).map((text) => anchorId(fillTextFacts(faqs, text).value)),
    ),
  [routes.helpMobile]: () => fieldsIn('en/help-pages/mobile.yaml', 'sections.*.heading').map(anchorId),
  [routes.helpCommunity]: () => ['meetups'],
  [routes.integrations]: () => [
    ...fieldsIn('payments.yaml', 'methods.*.id'),
    ...['methods', 'benefits', 'how-it-works', 'networks'],
  ],
  [routes.careers]: () => ['positions'],
  [routes.search]: () => ['index'],
  [routes.apiDocs]: () => ['descriptions'],
  [routes.demoRequest]: () => ['storyboard'],
  [routes.tool('filing-calendar')]: () => ['reckoner', 'downloads'],
};

/** The anchors of a page, besides the headings of its Markdown: the same in every language. */
export const pageAnchors = (path: string): string[] =>
  inLanguage(firstLanguage, () => ['content', ...(parts[path]?.() ?? partsOfKind(path))]);

function partsOfKind(path: string): string[] {
  if (path.startsWith(`${routes.solutions}/`)) return industryParts(path);
  return path.startsWith(`${routes.tools}/`) ? ['reckoner'] : [];
}

function homeParts() {
  return ['features', 'deployment', 'call-me', ...ifAny('en/testimonials.yaml', 'items.*', 'testimonials')];
}

const industryParts = (path: string) => [
  'example',
  'other-industries',
  ...ifAny(`en/industries/${path.split('/').at(-1)}.md`, 'faqs.*', 'faqs'),
];

/** A section that exists only if its list has entries. */
const ifAny = (file: string, entries: string, id: string) => (fieldsIn(file, entries).length > 0 ? [id] : []);
