// npm run check:content: reads content/ like the build and reports all problems. The build begins with the
// same check. With --json the problems are printed as JSON, for the editor, with texts that contradict the price
// list or the opening hours and that the repository does not have. Sentences are read from the built
// site if it is newer than content/, so after npm run build also those that code puts together are checked.
// With --translated and files, such as fr/pages/home.yaml, or a language, such as fr, it marks these translations as
// made from the texts as they are now.

import { readContentFiles } from '@accounting-site/content/launch-check/content-files';
import { findOtherHours } from '@accounting-site/content/launch-check/hours-claims';
import { describeProblems } from '@accounting-site/content/reading/content-error';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { findStaleGuides, findStaleSums } from '../apps/site/src/pages/_tools/written-sums.ts';
import { findUnusedPictures } from './check-content/check-pictures.ts';
import { describeTranslations } from './check-content/describe-translations.ts';
import { findNewContradictions } from './check-content/find-new-contradictions.ts';
import { findContentProblems, findUnpublishedProblems } from './check-content/find-problems.ts';
import { findTypedFacts } from './check-content/find-typed-facts.ts';
import { markAsTranslated } from './check-content/mark-as-translated.ts';
import { tryToInstall } from './install-own-packages.ts';

const [option, ...names] = process.argv.slice(2);
if (option === '--translated') markTranslations(names);
else if (option !== undefined && option !== '--json') {
  console.error(
    `"${option}" is unknown here. To mark translations: npm run check:content -- --translated fr/pages/home.yaml`,
  );
  process.exit(1);
}
const problems = await findContentProblems();
if (option === '--json') {
  const contradictions = problems.length > 0 ? [] : findNewContradictions(contentFolder());
  process.stdout.write(JSON.stringify([...problems, ...contradictions]));
} else if (problems.length > 0) {
  console.error(describeProblems(problems));
  process.exitCode = 1;
} else {
  console.log('Every file in content/ can be used.');
  for (const problem of await findUnpublishedProblems())
    console.log(`\nLook at this before the language is published. ${describeProblems([problem])}`);
  for (const line of describeTranslations()) console.log(`\n${line}`);
  for (const file of findUnusedPictures()) {
    console.log(`\nLook at content/${file}. No entry shows it: use it or delete it.`);
  }
  for (const { where, what } of findOtherHours(readContentFiles(contentFolder()).files, () => true)) {
    console.log(`\nLook at ${where}. ${what}`);
  }
  for (const { file, written, right } of findStaleSums()) {
    console.log(`\nLook at content/${file}, by_hand. At the rates of content/taxes.yaml its amounts are`);
    console.log(`  ${right.join(' ')}\nIn its steps they are\n  ${written.join(' ')}`);
  }
  for (const { file, missing } of findStaleGuides()) {
    console.log(`\nLook at content/${file}. At the rates of content/taxes.yaml its examples lack`);
    console.log(`  ${missing.join(' ')}`);
  }
  for (const { file, line, sentence, fact } of findTypedFacts()) {
    console.log(`\nLook at content/${file}, line ${line}. Write ${fact}, so that the text follows the fact:`);
    console.log(`  ${sentence}`);
  }
  // It needs Git, which a publisher may not have.
  const { findHardSentences, findPoorWords } = await import('./reading/hard-sentences.ts');
  for (const { where, sentence } of findPoorWords()) {
    console.log(`\nLook at ${where}. A word here reads as translated:\n  ${sentence}`);
  }
  if ((await tryToInstall('tools/reading')) === 0) {
    const { hardest, long } = await findHardSentences(10);
    if (long.length > 0)
      console.log(`\n${long.length} sentences have more than 25 words. Split them. The longest:`);
    for (const { where, sentence, words } of long.slice(0, 10))
      console.log(`  ${words} words, ${where}\n    ${sentence}`);
    console.log(
      '\nThe ten hardest sentences. Write shorter ones, and shorter words. Grade 7 is the age of 12.',
    );
    for (const { where, sentence, grade, words } of hardest)
      console.log(`  grade ${Math.round(grade)}, ${words} words, ${where}\n    ${sentence}`);
  }
}

function markTranslations(names: string[]) {
  try {
    for (const place of markAsTranslated(names)) console.log(`Marked content/${place}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
