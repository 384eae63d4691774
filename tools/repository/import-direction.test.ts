import { expect, test } from 'vitest';
import { findCircles } from './find-circles.ts';
import { type Import, imports } from './imports.ts';

/** The parts of the repository that each part may import. docs/architecture.md explains why. */
const mayImport: Record<string, string[]> = {
  'packages/contract': [],
  'packages/content': [],
  'packages/session': ['packages/contract'],
  'packages/ui': [],
  'apps/site': ['packages/ui', 'packages/session', 'packages/contract', 'packages/content'],
  'apps/server': ['packages/contract', 'packages/content'],
  'apps/manage': ['apps/server', 'packages/contract', 'packages/content'],
  // The site, for its content schemas: the check of the content reads each file like the build.
  tools: ['apps/site', 'apps/server', 'packages/contract', 'packages/content'],
  // The site, for its content schemas: end-to-end tests read their texts from the content.
  e2e: [
    'tools',
    'apps/site',
    'apps/server',
    'apps/manage',
    'packages/contract',
    'packages/content',
    'packages/session',
  ],
  bench: ['tools', 'e2e', 'apps/server', 'packages/contract', 'packages/content', 'packages/session'],
};

const partOf = (file: string) =>
  /^(packages|apps)\/[^/]+/.exec(file)?.[0] ?? (file.includes('/') ? file.replace(/\/.*/, '') : '');
const show = ({ from, written }: Import) => `${from} imports ${written}`;

test('every part imports only what the architecture allows', () => {
  const wrong = imports.filter(({ from, file }) => {
    const [part, target] = [partOf(from), partOf(file ?? from)];
    return part !== '' && part !== target && !mayImport[part]?.includes(target);
  });
  expect(imports.length).toBeGreaterThan(100);
  expect(wrong.map(show)).toEqual([]);
});

test('parts import each other by package name, never by a relative path', () => {
  const isWorkspace = (part: string) => part.includes('/');
  const wrong = imports.filter(
    ({ from, file, written }) =>
      written.startsWith('.') &&
      partOf(from) !== partOf(file ?? from) &&
      isWorkspace(partOf(from)) &&
      isWorkspace(partOf(file ?? from)),
  );
  expect(wrong.map(show)).toEqual([]);
});

/** Every form of a visitor stores a lead, so forms may import leads. Leads import no form. */
const leads = 'apps/server/src/features/site/leads/';

test('islands and server features never import each other', () => {
  const featureOf = (file: string) =>
    /^apps\/(?:site\/src\/islands|server\/src\/features\/[^/]+)\/[^/]+\//.exec(file)?.[0];
  const wrong = imports.filter(({ from, file }) => {
    const [feature, target] = [featureOf(from), featureOf(file ?? from)];
    return feature !== undefined && target !== undefined && feature !== target && target !== leads;
  });
  expect(wrong.map(show)).toEqual([]);
});

test('end-to-end tests import texts and plain functions of the site, never components', () => {
  const wrong = imports.filter(
    ({ from, file }) => partOf(from) === 'e2e' && file?.startsWith('apps/site/') && !file.endsWith('.ts'),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('there are no import cycles', () => {
  expect(findCircles()).toEqual([]);
});

/** Files that read the content folder for other programs than pages, or keep something else than content. */
const readsFiles =
  /^(?:packages\/content\/src\/(?:reading\/content-files|reading\/content-folder|reading\/list-folder|languages\/translation-files|pictures\/read-picture)\.ts|packages\/content\/src\/(?:launch-check|testing)\/.*|apps\/site\/src\/lib\/open-graph\/.*)$/;

test('pages read the content through content-files.ts, so that a build knows what they depend on', () => {
  const wrong = imports.filter(
    ({ from, written }) =>
      /^(?:packages\/content|apps\/site)\/src\//.test(from) &&
      !/\.(?:test|fixture)\./.test(from) &&
      /^node:fs/.test(written) &&
      !readsFiles.test(from),
  );
  expect(wrong.map(show)).toEqual([]);
});
