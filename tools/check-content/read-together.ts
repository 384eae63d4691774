import { readBrand, readPlans } from '@accounting-site/content/facts/facts';
import { readDocumentationWords } from '@accounting-site/content/files/documentation';
import { pickHelpArticles, readHelpArticles } from '@accounting-site/content/files/help';
import { readResources } from '@accounting-site/content/files/resources';
import { currentLanguage, firstLanguage } from '@accounting-site/content/languages/current-language';
import { placeToRead } from '@accounting-site/content/languages/translations';
import { ContentError } from '@accounting-site/content/reading/content-error';
import { readContentBytes } from '@accounting-site/content/reading/content-files';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { listFolder } from '@accounting-site/content/reading/list-folder';
import { fieldsIn } from '@accounting-site/content/reading/loose-fields';
import { listMarkdown } from '@accounting-site/content/reading/markdown';
import { unknownRelated } from '@accounting-site/content/reading/related-names';
import { calculateSavings, offeredChoices } from '@accounting-site/site/lib/plans/savings';
import { refuseUnreadableColours } from '../../apps/site/integrations/brand-palette.ts';
import { readVideosWords } from '../../apps/site/src/pages/_help/help-words.ts';
import { checkRedirects } from './check-redirects.ts';
import { listOwnFiles } from './read-sources.ts';

/**
 * Checks what depends on several files: names, the results of the calculator, and colours on their
 * backgrounds.
 */
export const jointReaders: (() => unknown)[] = [
  requireUsableNames,
  requireOneVersion,
  requireRelated,
  readHelpArticles,
  readResources,
  readDocumentation,
  readVideos,
  readSavings,
  requireWordsOfPlans,
  readColours,
  checkRedirects,
];

/** The name of a file is the address of its page. Translations have the names of their originals. */
function requireUsableNames() {
  if (currentLanguage() !== firstLanguage) return;
  const names = listFolder(contentFolder(), `${firstLanguage}/**/*.{yaml,md,csv}`).filter(
    (name) => !/\/[a-z0-9]+(?:[-_][a-z0-9]+)*\.\w+$/.test(name),
  );
  const message = 'name this file with small letters, digits and hyphens, like create-invoice';
  if (names.length > 0) throw new ContentError(names.map((file) => ({ file, message })));
}

/** What Git writes around two versions of a text. The ======= between them also underlines a heading. */
const mergeMark = /^(?:<{7}|>{7})(?: |$)/;

/** A text with these lines is valid Markdown, and visitors would read both versions. */
function requireOneVersion() {
  const problems = listOwnFiles('yaml,md,csv').flatMap((file) => {
    const lines = readContentBytes(file).toString('utf8').split(/\r?\n/);
    const at = lines.findIndex((line) => mergeMark.test(line));
    return at === -1 ? [] : [{ file, line: at + 1, message: twoVersions }];
  });
  if (problems.length > 0) throw new ContentError(problems);
}

const twoVersions =
  'from here on the file has two versions of a text. Keep one, and remove the lines with <<<<<<<, ======= and >>>>>>>';

/** Checked separately, so that an unreadable article does not hide the problems of the others. */
function requireRelated() {
  const problems = ['en/help', 'en/resources'].flatMap((folder) =>
    unknownRelated(
      folder,
      listMarkdown(folder).map((slug) => ({ slug, related: fieldsIn(`${folder}/${slug}.md`, 'related.*') })),
    ),
  );
  if (problems.length > 0) throw new ContentError(problems);
}

function readDocumentation() {
  const names = readDocumentationWords().groups.flatMap(({ articles }) => articles);
  pickHelpArticles(readHelpArticles(), names, placeToRead('en/help-pages/documentation.yaml'));
}

function readVideos() {
  const names = readVideosWords().storyboards.map(({ article }) => article);
  pickHelpArticles(readHelpArticles(), names, placeToRead('en/help-pages/videos.yaml'));
}

/** The calculator on the pricing page has a result for every choice. */
function readSavings() {
  const priceList = readPlans();
  const { business_sizes, invoice_bands, billing_cycles } = offeredChoices(priceList);
  for (const { id: size } of business_sizes)
    for (const { id: invoices } of invoice_bands)
      for (const { id: cycle } of billing_cycles) calculateSavings(priceList, { size, invoices, cycle });
}

function readColours() {
  refuseUnreadableColours(readBrand().colours);
}

function requireWordsOfPlans() {
  // In another language the page is shown in the first one until the new plan is translated.
  if (currentLanguage() !== firstLanguage) return;
  const file = 'en/pages/pricing.yaml';
  const missing = readPlans().plans.filter(({ id }) => fieldsIn(file, `plans.words.${id}`).length === 0);
  if (missing.length === 0) return;
  throw new ContentError(
    file,
    missing.map(({ id }) => ({
      field: `plans.words.${id}`,
      message: 'write in_text and features, because plans.yaml has a plan of this id',
    })),
  );
}
