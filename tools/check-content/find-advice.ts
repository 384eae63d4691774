import { contentNow } from '@accounting-site/content/dates/content-day';
import { readContentFacts } from '@accounting-site/content/launch-check/content-facts';
import { readContentFiles } from '@accounting-site/content/launch-check/content-files';
import { findOtherHours } from '@accounting-site/content/launch-check/hours-claims';
import { describeProblems } from '@accounting-site/content/reading/content-error';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { findStaleGuides, findStaleSums } from '../../apps/site/src/pages/_tools/written-sums.ts';
import { tryToInstall } from '../install-own-packages.ts';
import { findUnusedPictures } from './check-pictures.ts';
import { describeTranslations } from './describe-translations.ts';
import { findUnpublishedProblems } from './find-problems.ts';
import { findTypedFacts } from './find-typed-facts.ts';

/**
 * What to look at in content that can be used, in one paragraph each: nothing of it stops a build.
 * @param site the folder of the built site
 */
export async function* findAdvice(site?: string): AsyncGenerator<string> {
  for (const problem of await findUnpublishedProblems())
    yield `Look at this before the language is published. ${describeProblems([problem])}`;
  yield* describeTranslations();
  for (const file of findUnusedPictures())
    yield `Look at content/${file}. No entry shows it: use it or delete it.`;
  const { files } = readContentFiles(contentFolder());
  const { facts } = readContentFacts(files, contentNow());
  for (const { where, what } of findOtherHours(files, facts, () => true)) yield `Look at ${where}. ${what}`;
  for (const { file, written, right } of findStaleSums()) {
    const [are, were] = [right, written].map((amounts) => amounts.join(' '));
    yield `Look at content/${file}, by_hand. At the rates of content/taxes.yaml its amounts are\n  ${are}\nIn its steps they are\n  ${were}`;
  }
  for (const { file, missing } of findStaleGuides())
    yield `Look at content/${file}. At the rates of content/taxes.yaml its examples lack\n  ${missing.join(' ')}`;
  for (const { file, line, sentence, fact } of findTypedFacts())
    yield `Look at content/${file}, line ${line}. Write ${fact}, so that the text follows the fact:\n  ${sentence}`;
  // It needs Git, which a publisher may not have.
  const { findHardSentences, findPoorWords } = await import('../reading/hard-sentences.ts');
  for (const { where, sentence } of findPoorWords())
    yield `Look at ${where}. A word here reads as translated:\n  ${sentence}`;
  if ((await tryToInstall('tools/reading')) !== 0) return;
  const { hardest, long } = await findHardSentences(10, site);
  const longest = long
    .slice(0, 10)
    .map(({ where, sentence, words }) => `\n  ${words} words, ${where}\n    ${sentence}`);
  if (long.length > 0)
    yield `${long.length} sentences have more than 25 words. Split them. The longest:${longest.join('')}`;
  const hard = hardest.map(
    ({ where, sentence, grade, words }) =>
      `\n  grade ${Math.round(grade)}, ${words} words, ${where}\n    ${sentence}`,
  );
  yield `The ten hardest sentences. Write shorter ones, and shorter words. Grade 7 is the age of 12.${hard.join('')}`;
}
