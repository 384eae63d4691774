// npm run measure:code: the size of the code base, for the table of docs/architecture.md.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { poorWords } from './reading/hard-sentences.ts';
import { files, filesMatching, readFile } from './repository/files.ts';
import { findCircles } from './repository/find-circles.ts';
import { readSteps } from './repository/recipe-steps.ts';
import { root } from './run-command.ts';

const isTest = (file: string) => /\.(test|e2e|fixture)\.|\/(testing|faults|fixtures)\//.test(file);

const isTranslation = (file: string) => /^content\/(?!en\/)[a-z]{2,3}\//.test(file);

/** The files that a recipe changes or adds, without tests. A test runs the recipe. */
function filesOfRecipe(name: string): string[] {
  const steps = readSteps(readFile(`docs/recipes/${name}.md`)).map(({ file }) => file);
  return [...new Set(steps)].filter((file) => !isTest(file));
}

function countProductLines(): number {
  const code = filesMatching(/^(apps|packages)\/.*\.(ts|tsx|astro|css)$/).filter(({ file }) => !isTest(file));
  return code.reduce((lines, { text }) => lines + text.trimEnd().split('\n').length, 0);
}

interface Lockfile {
  packages: Record<string, { link?: boolean }>;
}

const countPackages = () =>
  Object.entries((JSON.parse(readFile('package-lock.json')) as Lockfile).packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  ).length;

/** Bytes on the disk, each file once. */
function sizeOf(folder: string): number {
  const seen = new Set<number>();
  const walk = (path: string): number => {
    let sum = 0;
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      // What builds and tests keep there, such as .cache, is not part of an install.
      if (path === folder && entry.name.startsWith('.')) continue;
      const child = join(path, entry.name);
      if (entry.isDirectory()) sum += walk(child);
      if (!entry.isFile()) continue;
      const { ino, blocks } = statSync(child);
      if (!seen.has(ino)) sum += blocks * 512;
      seen.add(ino);
    }
    return sum;
  };
  return walk(folder);
}

/** In documents, comments and the names of tests. */
function countPoorWords(): number {
  const isProse = (file: string, line: string) =>
    file.endsWith('.md') ||
    /^\s*(?:\/\/|\/?\*)|\s\/\/ |^\s*(?:test|describe)[.(]|^\s*'[^']* [^']* /.test(line);
  return filesMatching(/^(apps|packages|tools|e2e|bench|docs)\/.*\.(ts|tsx|astro|css|md)$|^[A-Z]+\.md$/)
    .flatMap(({ file, text }) => text.split('\n').filter((line) => isProse(file, line)))
    .reduce((count, line) => count + (line.match(poorWords)?.length ?? 0), 0);
}

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
const field = filesOfRecipe('add-a-field');
const translations = field.filter(isTranslation);
const rows: [what: string, value: string][] = [
  ['files to edit for an optional field of the demo request', whole(field.length - translations.length)],
  ['files to edit for it in each translation', whole(translations.length)],
  [
    'files to edit for a new endpoint, without a table',
    whole(filesOfRecipe('add-an-endpoint').filter((file) => !file.endsWith('.repository.ts')).length),
  ],
  ['product lines in apps and packages', whole(countProductLines())],
  ['files in apps/site', whole(files.filter((file) => file.startsWith('apps/site/')).length)],
  ['npm packages in the lockfile', whole(countPackages())],
  ['size of a full install', `${whole(sizeOf(join(root, 'node_modules')) / 1e6)} MB`],
  ['import circles', whole(findCircles().length)],
  ['words that read as translated', whole(countPoorWords())],
];
console.log('| what | now |\n|---|---|');
for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
