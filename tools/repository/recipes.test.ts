import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withContentFolder } from '@accounting-site/content/reading/content-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markAsTranslated } from '../check-content/mark-as-translated.ts';
import { root, run } from '../run-command.ts';
import { checkProject } from '../types/check-project.ts';
import { files, readFile } from './files.ts';
import { readSteps, takeStep } from './recipe-steps.ts';

// In this order: the request stores data in the table of the migration.
const recipes = ['add-a-migration', 'add-an-endpoint', 'add-a-field', 'add-a-page'];
const steps = recipes.map((name) => ({ name, steps: readSteps(readFile(`docs/recipes/${name}.md`)) }));

const footerColumn = (heading: string, label: string) => `  - heading: ${heading}
    links:
      - { label: ${label}, path: /${label.toLowerCase()} }
`;
const navigation = `header:
  - { label: Pricing, path: /pricing }
footer:
${footerColumn('Product', 'Integrations')}${footerColumn('Company', 'Careers')}${footerColumn('Resources', 'Guides')}${footerColumn('Legal', 'Terms')}`;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'recipes-'));
  for (const file of files) cpSync(join(root, file), join(copy, file));
  // The owner's links may differ from those in the recipe.
  writeFileSync(join(copy, 'content/navigation.yaml'), navigation);
  linkPackages('node_modules', '@accounting-site');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/**
 * Links every installed package, and the workspaces to those of the copy. The copy gets its own caches: the
 * builds and development servers of the browser tests use those of the repository at the same time.
 */
function linkPackages(folder: string, workspaces: string) {
  mkdirSync(join(copy, folder, workspaces), { recursive: true });
  for (const name of readdirSync(join(root, folder))) {
    const isCache = name.startsWith('.') && name !== '.bin';
    if (name !== workspaces && !isCache) symlinkSync(join(root, folder, name), join(copy, folder, name));
  }
  for (const manifest of files.filter((file) => /^(apps|packages)\/[^/]+\/package\.json$/.test(file))) {
    const { name } = JSON.parse(readFile(manifest));
    symlinkSync(join(copy, dirname(manifest)), join(copy, folder, name));
  }
}

const inCopy = (command: string, ...args: string[]) =>
  run(command, args, {
    cwd: copy,
    quietUntilEnd: true,
    environment: { CI: 'true', VITEST: undefined, BROTLI_QUALITY: '5' },
  });

test('each recipe for an addition has its steps as code blocks', () => {
  for (const recipe of steps) expect([recipe.name, recipe.steps.length > 3]).toEqual([recipe.name, true]);
});

test('a step that does not apply is refused with the lines that it looked for', () => {
  const file = 'step.txt';
  writeFileSync(join(copy, file), 'one\n  two\ntwo\n');
  const step = (...lines: string[]) => takeStep(copy, { file, isDiff: true, lines });
  expect(() => step('  three', '+ four')).toThrow('step.txt: nowhere:\nthree');
  expect(() => step('  two', '+ four')).toThrow('step.txt: more than once:\ntwo');
  step('  one', '  two', '+ three');
  expect(readSteps('```ts\nan example\n```')).toEqual([]);
});

test('following the recipes adds a page, a table, an endpoint and a field that work', {
  timeout: 600_000,
}, async () => {
  for (const recipe of steps) for (const step of recipe.steps) takeStep(copy, step);
  const added = steps.flatMap((recipe) => recipe.steps).filter(({ file }) => /\.tsx?$/.test(file));
  expect(
    await inCopy('biome', 'check', '--error-on-warnings', ...new Set(added.map(({ file }) => file))),
  ).toBe(0);
  expect(await checkProject('.', copy)).toBe(0);
  expect(
    await inCopy(
      'vitest',
      'run',
      'calls/calls.test',
      'features/site/suggestions',
      'demo-requests/country',
      'database/upgrades/upgrades.test',
      'personal-data',
      'content-groups',
    ),
  ).toBe(0);
  const translated = 'fr/pages/demo-request.yaml';
  const marked = withContentFolder(join(copy, 'content'), () => markAsTranslated([translated]));
  expect(marked).toEqual([translated]);
  // The build refuses a marked translation that lacks a field.
  expect(await inCopy('node', 'tools/build.ts', '--silent')).toBe(0);
  expect(await inCopy('node', 'tools/e2e.ts', '--built', 'e2e/pages/partners.e2e.ts')).toBe(0);
});
