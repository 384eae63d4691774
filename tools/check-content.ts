// npm run check:content: reads content/ like the build and reports all problems. The build begins with the
// same check. With --json the problems are printed as JSON, for the editor, with texts that contradict the price
// list or the opening hours and that the repository does not have. Sentences are read from the built
// site if it is newer than content/, so after npm run build also those that code puts together are checked.
// With --translated and files, such as fr/pages/home.yaml, or a language, such as fr, it marks these translations as
// made from the texts as they are now.

import { describeProblems } from '@accounting-site/content/reading/content-error';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { messageOf } from '@accounting-site/server/message-of';
import { findAdvice } from './check-content/find-advice.ts';
import { findNewContradictions } from './check-content/find-new-contradictions.ts';
import { findContentProblems } from './check-content/find-problems.ts';
import { markAsTranslated } from './check-content/mark-as-translated.ts';

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
  for await (const paragraph of findAdvice()) console.log(`\n${paragraph}`);
}

function markTranslations(names: string[]) {
  try {
    for (const place of markAsTranslated(names)) console.log(`Marked content/${place}.`);
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}
