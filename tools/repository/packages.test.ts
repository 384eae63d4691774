import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesMatching, readFile } from './files.ts';
import { imports } from './imports.ts';

const dependencies = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({
  dependencies,
  devDependencies: dependencies,
  optionalDependencies: dependencies,
});

const packages = filesMatching(/(^|\/)package\.json$/).map(({ file, text }) => {
  const read = packageSchema.parse(JSON.parse(text));
  const all = { ...read.dependencies, ...read.devDependencies, ...read.optionalDependencies };
  return { file, folder: dirname(file), dependencies: all };
});

const workspaceOf = (file: string) =>
  packages.find(({ folder }) => /^(apps|packages)\//.test(folder) && file.startsWith(`${folder}/`));

test('every dependency is pinned to one exact version', () => {
  const loose = packages.flatMap(({ file, dependencies }) =>
    Object.entries(dependencies)
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`),
  );
  expect(packages.length).toBe(13);
  expect(loose).toEqual([]);
});

test('there are no overrides, which the npm of Debian 12 cannot always read', () => {
  // Version 9.2 fails on an override that refers to another package's version, and reports a missing
  // lockfile.
  expect(JSON.parse(readFile('package.json'))).not.toHaveProperty('overrides');
});

test('a package has the same version everywhere', () => {
  // The compiler there is meant to be another one.
  const alike = packages.filter(({ folder }) => folder !== 'tools/types');
  const all = alike.flatMap(({ dependencies }) => Object.entries(dependencies));
  const differing = [...Map.groupBy(all, ([name]) => name).values()]
    .filter((entries) => new Set(entries.map(([, version]) => version)).size > 1)
    .map((entries) => entries.map((entry) => entry.join(' ')));
  expect(differing).toEqual([]);
});

test('code imports only packages of its own package.json or the one at the root', () => {
  const top = packages.find(({ folder }) => folder === '.')?.dependencies ?? {};
  const everywhere = Object.assign({}, ...packages.map((entry) => entry.dependencies));
  const missing = imports.filter(({ from, package: name }) => {
    if (name === undefined) return false;
    const workspace = workspaceOf(from);
    // Tools, tests and configuration at the root can use the packages of any workspace.
    const seen = workspace ? { ...top, ...workspace.dependencies } : everywhere;
    return !Object.hasOwn(seen, name);
  });
  expect(missing.map(({ from, written }) => `${from} imports ${written}`)).toEqual([]);
});

test('a workspace declares every other workspace that it imports', () => {
  const missing = imports.filter(({ from, written }) => {
    const needed = /^@accounting-site\/[^/]+/.exec(written)?.[0];
    const workspace = workspaceOf(from);
    if (needed === undefined || workspace === undefined) return false;
    // content imports one module by its name: in the browser another file has it.
    if (`${workspace.folder}/`.endsWith(`/${needed.slice('@accounting-site/'.length)}/`)) return false;
    return !Object.hasOwn(workspace.dependencies, needed);
  });
  expect(missing.map(({ from, written }) => `${from} imports ${written}`)).toEqual([]);
});
