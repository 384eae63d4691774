import { posix } from 'node:path';
import ts from 'typescript';
import { filesMatching } from './files.ts';

/** One import statement. */
export interface Import {
  from: string;
  written: string;
  /** The file it leads to, below the root of the repository; undefined for packages of others. */
  file: string | undefined;
  /** The npm package of others that it names; undefined for our own files and for what Node brings. */
  package: string | undefined;
}

const workspaces = new Map([
  ['contract', 'packages/contract'],
  ['content', 'packages/content'],
  ['session', 'packages/session'],
  ['ui', 'packages/ui'],
  ['site', 'apps/site'],
  ['server', 'apps/server'],
  ['manage', 'apps/manage'],
  ['editor', 'apps/editor'],
]);

/** Every import of the repository's code. */
export function listImports(): Import[] {
  return filesMatching(/\.(ts|tsx|mjs|astro)$/).flatMap(({ file, text }) =>
    codeOf(file, text).flatMap((code) =>
      ts.preProcessFile(code).importedFiles.map(({ fileName }) => resolveImport(file, fileName)),
    ),
  );
}

/** An Astro page holds code between its fences and in its script elements. */
function codeOf(file: string, text: string): string[] {
  if (!file.endsWith('.astro')) return [text];
  const fenced = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  return [fenced, ...scripts];
}

function resolveImport(from: string, written: string): Import {
  const ours = /^@accounting-site\/([^/]+)(?:\/(.+))?$/.exec(written);
  if (ours) {
    const folder = workspaces.get(ours[1] ?? '');
    return { from, written, file: `${folder}/src/${ours[2] ?? 'index'}`, package: undefined };
  }
  if (written.startsWith('.')) {
    return { from, written, file: posix.join(posix.dirname(from), written), package: undefined };
  }
  // Files that a build makes have names of their own (integrations/display-font.ts).
  const isBuiltIn = /^(node|astro):|^display-font\//.test(written);
  const name = written
    .split('/')
    .slice(0, written.startsWith('@') ? 2 : 1)
    .join('/');
  return { from, written, file: undefined, package: isBuiltIn ? undefined : name };
}
