import { expect, test } from 'vitest';
import { filesMatching } from './files.ts';

/** Read by Astro, by the build (render-site.ts, island-words.ts), or by another name (package.json of content). */
const entryPoints =
  /^apps\/site\/src\/(pages\/(?!.*\/?_)|render\.|islands\/island-words\.)|\/language-of-page\./;

const sources = filesMatching(/\.(ts|tsx|astro)$/);

/** A module without its folder: exact enough, because files are named after what they export. */
const moduleOf = (path = '') =>
  path.replace(/^@accounting-site\/\w+$/, 'index').replace(/^.*\/|\?.*$|\.(tsx?|astro)$/g, '');
const namesIn = (list = '') => list.split(/,\s*/).flatMap((each) => each.trim().replace(/^type /, '') || []);

function importsOf(text: string): string[] {
  const lists = text.matchAll(/^\s*(?:im|ex)port (?:type )?(?:\w+, )?\{([^}]*)\} from '([^']+)'/gm);
  const wholes = text.matchAll(/(?:\bimport\(\s*|\* as \w+ from |export \* from )'([^']+)'/g);
  const named = [...lists].flatMap(([, list, from]) =>
    namesIn(list).map((name) => `${moduleOf(from)} ${name.split(' as ')[0]}`),
  );
  return [...named, ...[...wholes].map(([, from]) => `${moduleOf(from)} *`)];
}

function exportsOf(text: string): string[] {
  const lists = text.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  const own = text.matchAll(/^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm);
  const listed = [...lists].flatMap(([, list]) =>
    namesIn(list).map((name) => name.split(' as ').at(-1) ?? ''),
  );
  return [...listed, ...[...own].map(([, name = '']) => name)];
}

test('every export is imported somewhere', () => {
  const imported = new Set(sources.flatMap(({ text }) => importsOf(text)));
  const unused = sources
    .filter(({ file }) => /^(apps|packages|tools|e2e|bench)\/.*\.tsx?$/.test(file) && !entryPoints.test(file))
    .flatMap(({ file, text }) => exportsOf(text).map((name) => ({ file, name })))
    .filter(({ file, name }) => ![name, '*'].some((each) => imported.has(`${moduleOf(file)} ${each}`)));
  expect(unused.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
