import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { describeProblems } from '@accounting-site/content/reading/content-error';
import { withContentFolder } from '@accounting-site/content/reading/content-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findAdvice } from './check-content/find-advice.ts';
import { findContentProblems } from './check-content/find-problems.ts';
import { tryToInstall } from './install-own-packages.ts';
import { findHardSentences } from './reading/hard-sentences.ts';
import { filesMatching, readFile } from './repository/files.ts';
import { root } from './run-command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-content-'));
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Replaces a text of a file, which must contain it. @returns its line number */
function edit(file: string, from: RegExp, to: string): number {
  const path = join(folder, 'content', file);
  const text = readFileSync(path, 'utf8');
  const at = text.search(from);
  expect(at, `${from} in ${file}`).toBeGreaterThanOrEqual(0);
  writeFileSync(path, text.replace(from, to));
  return text.slice(0, at).split('\n').length;
}

const site = () => join(folder, 'site');

/** A built page with a sentence in a cell, changed at this time in seconds. @returns the sentence */
function buildPage(changed: number): string {
  const page = join(site(), 'index.html');
  const cell = `${'one two three four five '.repeat(9)}six.`;
  mkdirSync(site());
  writeFileSync(
    page,
    `<body><table><tr><td>${cell}</td></tr></table><script>const a = "${cell}";</script></body>`,
  );
  utimesSync(page, changed, changed);
  return cell;
}

/** Runs the command, with the words after its name. */
async function check(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const program = [join(root, 'tools/check-content.ts'), ...words];
  const env = { ...process.env, SITE_OUT_DIR: site() };
  const ran = promisify(execFile)(process.execPath, program, { cwd: folder, env });
  return ran.then(
    (output) => ({ ...output, code: 0 }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

/** Runs a part of the command without a process of its own. */
const inContent = <Value>(work: () => Value) => withContentFolder(join(folder, 'content'), work);
const findProblems = async () => describeProblems(await inContent(findContentProblems));

test('the check reads the texts of every page', () => {
  const check = readFile('tools/check-content/read-every-file.ts');
  const unread = filesMatching(/^apps\/site\/src\/.*\.(ts|astro)$/).flatMap(({ file, text }) => {
    const isImported = check.includes(basename(file, '.ts'));
    const names = [...text.matchAll(/readPage\('([\w-]+)'/g)].map(([, name = '']) => name);
    return isImported ? [] : names.filter((name) => !new RegExp(`^  '?${name}'?: `, 'm').test(check));
  });
  expect(unread).toEqual([]);
});

test('valid content is reported as valid, and an older built site is not read', async () => {
  const cell = buildPage(0);
  const { code, stdout, stderr } = await check();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^Every file in content\/ can be used\.\n/);
  expect(stdout).toContain('The ten hardest sentences.');
  expect(stdout).not.toContain(cell);
});

test('sentences are read from the built site if it is newer than the content', async () => {
  const cell = buildPage(Date.now() / 1000 + 60);
  expect(await tryToInstall('tools/reading')).toBe(0);
  const { long } = await inContent(() => findHardSentences(10, site()));
  expect(long).toContainEqual(expect.objectContaining({ sentence: cell, words: 46, where: '/' }));
});

test('what contradicts other content and what is hard to read is reported, and stops nothing', async () => {
  edit('hours.yaml', /opens: '08:00'/, "opens: '09:30'");
  edit('taxes.yaml', /id: vat, name: VAT, percent: .*(?= \})/, 'id: vat, name: VAT, percent: 12');
  const hard = `${'Notwithstanding considerable administrative responsibilities, '.repeat(9)}we reconcile.`;
  const line = edit('en/pages/about.yaml', /^ {2}lead: .*/m, `  lead: "${hard}"`);
  expect(await findProblems()).toBe('');
  let advice = '';
  await inContent(async () => {
    for await (const paragraph of findAdvice(site())) advice += `${paragraph}\n`;
  });
  expect(advice).toContain(
    'Look at content/hours.yaml: weekly[1].text. Says "8:00 AM - 5:00 PM GMT", and the site counts from 09:30 to 17:00.',
  );
  expect(advice).toContain('Look at content/fr/facts/hours.yaml: weekly[1].text.');
  expect(advice).toContain('Look at content/en/tools/vat-calculator.yaml, by_hand.');
  expect(advice).toMatch(/taxes\.yaml its amounts are\n {2}GH₵1,000\.00 GH₵120\.00 /);
  const [longest, hardest] = advice.split(/^ {2}grade /m);
  for (const sentences of [longest, hardest])
    expect(sentences).toMatch(new RegExp(`words, content/en/pages/about\\.yaml:${line}\\n    ${hard}`));
});

test('all invalid files are reported together, with line, field and what to write', async () => {
  const year = edit('brand.yaml', /founded: .*/, 'founded: soon');
  const plan = edit('plans.yaml', /popular: /, 'populer: ');
  edit('en/frame.yaml', /^header:/m, 'header:\n\tx: 1');
  const footer = edit('navigation.yaml', /path: \/pricing/, 'path: /pricng');
  const icon = edit('en/industries/healthcare.md', /icon: .*/, 'icon: stethoscop');
  const title = edit('en/pages/about.yaml', /^ {2}title: .*/m, '  title: ""');
  const fact = edit('en/pages/careers.yaml', /\{brand\.name\}/, '{brand.nam}');
  const related = edit('en/help/create-invoice.md', /related: .*/, 'related: [moble-money]');
  const link = edit('en/resources/choose-a-plan.md', /\/pricing#calculator/, '/pricing#calculater');
  edit('navigation.yaml', /path: \/features/, 'path: /pricing#50%');
  const versions = '\nHeading\n=======\n\n<<<<<<< HEAD\nFirst.\n=======\nSecond.\n>>>>>>> main\n';
  const merged = edit('en/help/stock-alerts.md', /$/, versions) + 4;
  const page = edit('en/help/mobile-money.md', /\n---\n/, '\n---\n\n[Ask us](/contcat)\n') + 3;
  cpSync(
    join(folder, 'content/en/help/create-invoice.md'),
    join(folder, 'content/en/help/Create invoice?.md'),
  );
  const { code, stdout, stderr } = await check();
  const lines = stderr.split('\n');
  for (const line of [
    'content/brand.yaml cannot be used:',
    `  - line ${year}, founded: write the year as a number`,
    `  - line ${plan}, plans[1].populer: there is no such field. Did you mean popular?`,
    '  - line 4: the line is indented with a tab. Use spaces: two for each level',
    `  - line ${footer}, header[3].path: "/pricng" leads to no page of the site. Did you mean /pricing?`,
    `  - line ${icon}, icon: "stethoscop" is not an icon. Did you mean stethoscope?`,
    `  - line ${title}, head.title: write the title of the page, at most 60 letters`,
    `  - line ${related}, related: moble-money is not another article. Did you mean mobile-money?`,
    `  - line ${link}: "/pricing#calculater": the page has no part "calculater". Did you mean calculator?`,
    `  - line ${merged}: from here on the file has two versions of a text. Keep one, and remove the lines with <<<<<<<, ======= and >>>>>>>`,
    `  - line ${page}: "/contcat" leads to no page of the site. Did you mean /contact?`,
    'content/en/help/Create invoice?.md cannot be used:',
    '  - name this file with small letters, digits and hyphens, like create-invoice',
  ]) {
    expect(lines).toContain(line);
  }
  expect(stderr).toContain('"/pricing#50%": the page has no part "50%"');
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).not.toMatch(/^\s+at |node:|\.ts:/m);
  // If the file of a fact cannot be read, the files that use the fact are not reported.
  expect(stderr).not.toContain('careers.yaml');
  expect(fact).toBeGreaterThan(0);
});

test('a file to mark without --translated is refused, because nothing would be marked', async () => {
  const { code, stderr } = await check('fr/pages/home.yaml');
  expect(code).toBe(1);
  expect(stderr).toContain('npm run check:content -- --translated fr/pages/home.yaml');
});

test('an unknown fact is reported with a suggestion', async () => {
  const line = edit('en/pages/careers.yaml', /\{brand\.name\}/, '{brand.nam}');
  const problems = await findProblems();
  expect(problems).toContain(`line ${line}, `);
  expect(problems).toContain('{brand.nam} is not a fact. Did you mean brand.name?');
});

test('the check reads every file of the content', async () => {
  const files = globSync('**/*.{yaml,md}', { cwd: join(folder, 'content') });
  // A file that is not YAML, or has no front matter, is reported by the code that reads it.
  for (const file of files) {
    const path = join(folder, 'content', file);
    writeFileSync(
      path,
      file.endsWith('.md') ? 'no front matter' : `${readFileSync(path, 'utf8')}\nbroken: [`,
    );
  }
  const named = new Set((await findProblems()).match(/(?<=^content\/)\S+(?= cannot be used:$)/gm));
  expect(files.filter((file) => !named.has(file))).toEqual([]);
});

test('each missing field is named, also where several are missing in one place', async () => {
  edit('en/pages/staff.yaml', /^ {2}missed: .*\n/m, '');
  edit('en/pages/staff.yaml', /^ {2}moved: .*\n/m, '');
  const problems = await findProblems();
  expect(problems).toContain('today.missed');
  expect(problems).toContain('today.moved');
});
