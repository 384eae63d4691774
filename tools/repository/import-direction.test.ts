import { expect, test } from 'vitest';
import { findCircles } from './find-circles.ts';
import { type Import, listImports } from './imports.ts';

/** What each part may import of ours, besides itself. docs/architecture.md says why. */
const mayImport: Record<string, string[]> = {
  'packages/contract': [],
  'packages/content': [],
  'packages/session': ['packages/contract'],
  'packages/ui': [],
  'apps/site': ['packages/ui', 'packages/session', 'packages/contract', 'packages/content'],
  'apps/server': ['packages/contract', 'packages/content'],
  'apps/manage': ['apps/server', 'packages/contract', 'packages/content'],
  // No part may import the editor: it runs beside the development site and is in no build.
  'apps/editor': ['apps/site', 'packages/content'],
  // The site for the schemas of its words: the check of content reads each file as the build does.
  tools: ['apps/site', 'apps/server', 'packages/contract', 'packages/content'],
  // The site for the schemas of its words: end-to-end tests read their texts from content.
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

const imports = listImports();
const partOf = (file: string) =>
  /^(packages|apps)\/[^/]+/.exec(file)?.[0] ?? (file.includes('/') ? file.replace(/\/.*/, '') : '');
const show = ({ from, written }: Import) => `${from} imports ${written}`;

test('every part imports only what the architecture lets it', () => {
  const wrong = imports.filter(({ from, file }) => {
    const [part, target] = [partOf(from), partOf(file ?? from)];
    return part !== '' && part !== target && !mayImport[part]?.includes(target);
  });
  expect(imports.length).toBeGreaterThan(100);
  expect(wrong.map(show)).toEqual([]);
});

test('parts reach each other by package name, never by a path that climbs out', () => {
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

test('islands and server features never import each other', () => {
  const featureOf = (file: string) =>
    /^apps\/(?:site\/src\/islands|server\/src\/features\/[^/]+)\/[^/]+\//.exec(file)?.[0];
  const wrong = imports.filter(({ from, file }) => {
    const [feature, target] = [featureOf(from), featureOf(file ?? from)];
    return feature !== undefined && target !== undefined && feature !== target;
  });
  expect(wrong.map(show)).toEqual([]);
});

test('end-to-end tests take words and plain functions of the site, never what draws it', () => {
  const wrong = imports.filter(
    ({ from, file }) => partOf(from) === 'e2e' && file?.startsWith('apps/site/') && !file.endsWith('.ts'),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('no file imports itself through others', () => {
  expect(findCircles()).toEqual([]);
});
