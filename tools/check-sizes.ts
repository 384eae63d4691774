// Checks every page of the built site against the budgets of docs/architecture.md, and prints its size and
// the difference from the last commit. With --record the sizes are stored for the next one.
// It also fails for scripts with names or syntax that supported browsers lack.
// A page that a language lacks is omitted: it is that of the first language, in the frame of its own.
import { globSync, readFileSync } from 'node:fs';
import { isApprovedContent } from '@accounting-site/content/testing/approved-content';
import { compressedSize, reuseCopies } from '@accounting-site/site/finish-site/best-compression';
import { parsePage, textOf } from '@accounting-site/site/finish-site/page';
import { scriptsOf } from '@accounting-site/site/finish-site/page-modules';
import { builtSite, findBuiltFile, listTranslatedPages, readBuiltFile } from './build-steps/built-site.ts';
import { findNewerFeatures } from './check-sizes/newer-features.ts';
import { allowanceOfEdits, limitOfEditedPage, pageLimit } from './check-sizes/page-limit.ts';
import { findMadeCode, type PageWeight, weighAllScript, weighPage } from './check-sizes/page-weight.ts';
import {
  describeChange,
  type RecordedSizes,
  readSizesOfLastCommit,
  recordSizes,
} from './check-sizes/size-record.ts';
import { checkVisits, pagesWithReact } from './check-sizes/visit-budgets.ts';

const allowance = isApprovedContent ? 1 : allowanceOfEdits;
const htmlLimit = (path: string) => (isApprovedContent ? pageLimit : limitOfEditedPage(path));
const scriptLimit = 3_000;
/** The code that the sign-in and the pages behind it fetch at the beginning, with React. */
const preloadedLimit = 103_000;
/** The total download of a visitor who uses everything on a page. */
const allScriptLimit = 110_000;
/** The download of a search box at the first typed character. */
const searchIndexLimit = 40_000;
/** The service worker: downloaded once for each build, when the page has loaded and is idle. */
const serviceWorkerLimit = Math.round(8_000 * allowance);

reuseCopies(builtSite);
const pages = await Promise.all(
  listTranslatedPages().map(async ({ path, file }) => {
    const page = parsePage(path, readFileSync(file, 'utf8'));
    const weight = await weighPage(page, findBuiltFile);
    const allScript = await weighAllScript(page, findBuiltFile);
    const madeCode = findMadeCode(page, findBuiltFile).map((address) => `${address} makes code from text`);
    const newer = scriptsOf(page).flatMap((script) => findNewerFeatures(textOf(script)));
    const problems = [
      ...problemsOf(path, weight, allScript),
      ...madeCode,
      ...newer.map((name) => `a script in the page uses ${name}`),
    ];
    return { path, page, weight, allScript, problems };
  }),
);

const before = readSizesOfLastCommit();
console.log(row('HTML', before && 'change', 'script', 'islands', before && 'change', 'page'));
for (const { path, weight, allScript, problems } of pages.sort(
  (one, other) => other.weight.html - one.weight.html,
)) {
  const bytes = (count: number) => count.toLocaleString('en');
  const change = (now: number, then: number | undefined) => before && describeChange(now, then);
  const line = row(
    bytes(weight.html),
    change(weight.html, before?.[path]?.html),
    bytes(weight.script),
    bytes(allScript),
    change(allScript, before?.[path]?.script),
    path,
  );
  console.log([line, ...problems.map((problem) => `   ✗ ${problem}`)].join(''));
}
const gone = Object.keys(before ?? {}).filter((path) => !pages.some((page) => page.path === path));
if (gone.length > 0)
  console.log(
    `No longer there, or no longer translated (npm run check:content says why): ${gone.join(', ')}.`,
  );
const over = pages.filter(({ problems }) => problems.length > 0);
console.log(
  `${pages.length} pages: bytes of HTML with its CSS (at most ${htmlLimit('/').toLocaleString('en')}) and of script ` +
    `(at most ${scriptLimit.toLocaleString('en')}), and of all script with its islands ` +
    `(at most ${allScriptLimit.toLocaleString('en')}), Brotli. ${over.length} over budget.`,
);
const searchIndex = readBuiltFile('/search-index.json.br').length;
console.log(
  `The search index: ${searchIndex.toLocaleString('en')} bytes, at most ${searchIndexLimit.toLocaleString('en')}.`,
);
const visits = await checkVisits(
  pages.map(({ page }) => page),
  findBuiltFile,
  allowance,
);
for (const line of [...visits.lines, ...visits.problems.map((problem) => `✗ ${problem}`)]) console.log(line);
if (!isApprovedContent)
  console.log('content/ is not the approved content: the limits of pages are a tenth higher.');
if (process.argv.includes('--record')) {
  const sizes: RecordedSizes = Object.fromEntries(
    pages.map(({ path, weight, allScript }) => [path, { html: weight.html, script: allScript }]),
  );
  recordSizes(sizes);
}
// Without the build id, which changes with every edit and with it the size by a few bytes.
const worker = readBuiltFile('/service-worker.js').toString('utf8');
const serviceWorker = await compressedSize(worker.replace(/^\/\* \S+ \*\//, ''));
console.log(
  `The service worker: ${serviceWorker.toLocaleString('en')} bytes, at most ${serviceWorkerLimit.toLocaleString('en')}.`,
);
const newer = globSync('{_astro/*,service-worker*}.js', { cwd: builtSite }).flatMap((file) =>
  findNewerFeatures(readBuiltFile(`/${file}`).toString('utf8')).map((name) => `✗ ${file} uses ${name}`),
);
for (const problem of newer) console.log(problem);
const isWithin = searchIndex <= searchIndexLimit && serviceWorker <= serviceWorkerLimit;
const isFine = over.length === 0 && isWithin && newer.length === 0 && visits.problems.length === 0;
process.exit(isFine ? 0 : 1);

function problemsOf(
  path: string,
  { html, script, blocking, hasReact }: PageWeight,
  allScript: number,
): string[] {
  const problems: string[] = [];
  const tooMany = html - htmlLimit(path);
  if (tooMany > 0) problems.push(`${tooMany} bytes of HTML and CSS too many`);
  if (allScript > allScriptLimit)
    problems.push(`${allScript - allScriptLimit} bytes of script too many in all`);
  for (const address of blocking) problems.push(`the first paint waits for ${address}`);
  const needsReact = pagesWithReact.test(path);
  const most = needsReact ? preloadedLimit : scriptLimit;
  if (script > most) problems.push(`${script - most} bytes of script too many`);
  if (hasReact && !needsReact) problems.push('loads React for a reader');
  return problems;
}

/** A table with numbers aligned to the right and the path after them. Undefined columns are omitted. */
function row(...columns: (string | undefined)[]): string {
  const shown = columns.filter((column) => column !== undefined);
  return shown.map((column, at) => (at < shown.length - 1 ? column.padStart(8) : ` ${column}`)).join('');
}
