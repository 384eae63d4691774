// Holds every page of the built site to the budgets of docs/architecture.md and prints what each one weighs.
import { readFileSync } from 'node:fs';
import { findBuiltFile, listBuiltPages, readBuiltFile } from './built-site.ts';
import { type PageWeight, weighAllScript, weighPage } from './page-weight.ts';
import { checkVisits } from './visit-budgets.ts';

/** One round trip carries about 14,000 bytes to a browser that has just connected. */
const htmlLimit = 14_000;
const scriptLimit = 3_000;
/** All that somebody downloads who uses everything that a page offers. */
const allScriptLimit = 110_000;
/** What a search box downloads at the first letter. */
const searchIndexLimit = 40_000;
/** Signing in is the one page whose purpose is React's. */
const pagesWithReact = ['/login'];

const pages = listBuiltPages().map(({ path, file }) => {
  const html = readFileSync(file, 'utf8');
  const weight = weighPage(html, readBuiltFile);
  const allScript = weighAllScript(html, readBuiltFile);
  return { path, html, weight, allScript, problems: problemsOf(path, weight, allScript) };
});

for (const { path, weight, allScript, problems } of pages.sort(
  (one, other) => other.weight.html - one.weight.html,
)) {
  const columns = [weight.html, weight.script, allScript].map((bytes) =>
    bytes.toLocaleString('en').padStart(8),
  );
  console.log([...columns, ` ${path}`, ...problems.map((problem) => `   ✗ ${problem}`)].join(''));
}
const over = pages.filter(({ problems }) => problems.length > 0);
console.log(
  `${pages.length} pages: bytes of HTML with its CSS (at most ${htmlLimit.toLocaleString('en')}) and of script ` +
    `(at most ${scriptLimit.toLocaleString('en')}), and of all script with its islands ` +
    `(at most ${allScriptLimit.toLocaleString('en')}), Brotli. ${over.length} over budget.`,
);
const searchIndex = readBuiltFile('/search-index.json.br').length;
console.log(
  `The search index: ${searchIndex.toLocaleString('en')} bytes, at most ${searchIndexLimit.toLocaleString('en')}.`,
);
const visits = checkVisits(pages, findBuiltFile);
for (const line of [...visits.lines, ...visits.problems.map((problem) => `✗ ${problem}`)]) console.log(line);
process.exit(over.length === 0 && searchIndex <= searchIndexLimit && visits.problems.length === 0 ? 0 : 1);

function problemsOf(
  path: string,
  { html, script, blocking, hasReact }: PageWeight,
  allScript: number,
): string[] {
  const problems: string[] = [];
  if (html > htmlLimit) problems.push(`${html - htmlLimit} bytes of HTML and CSS too many`);
  if (allScript > allScriptLimit)
    problems.push(`${allScript - allScriptLimit} bytes of script too many in all`);
  for (const address of blocking) problems.push(`the first paint waits for ${address}`);
  if (pagesWithReact.includes(path)) return problems;
  if (script > scriptLimit) problems.push(`${script - scriptLimit} bytes of script too many`);
  if (hasReact) problems.push('loads React for a reader');
  return problems;
}
