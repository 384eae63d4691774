import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run-command.ts';
import { readFile } from './files.ts';

/**
 * The tests that a document refers to: `path/to/file.test.ts › title`, where the title may be a part of it, and
 * `› title` for another test of the same file.
 */
export function findNamedTests(document: string) {
  let last = '';
  return [...document.matchAll(/`(?:([^`\s]+\.(?:test|e2e)\.tsx?)(?: › ([^`]+))?|› ([^`]+))`/g)].map(
    ([, file, title = '', another = '']) => {
      last = file ?? last;
      return { file: last, title: (title || another).trim() };
    },
  );
}

/** The references to tests that do not exist, as written in the document. */
export const findMissingTests = (document: string) =>
  findNamedTests(document)
    .filter(({ file, title }) => {
      if (!existsSync(join(root, file))) return true;
      return title !== '' && !titlesOf(file).some((each) => each.includes(title));
    })
    .map(({ file, title }) => `${file} › ${title}`);

const known = new Map<string, readonly string[]>();

/** The titles of the tests of a file and of their groups, as written, with their placeholders. */
function titlesOf(file: string): readonly string[] {
  const titles = known.get(file) ?? readTitles(file);
  known.set(file, titles);
  return titles;
}

function readTitles(file: string): string[] {
  const titles: string[] = [];
  const code = ts.createSourceFile(file, readFile(file), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments : [];
    if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
    else if (title && ts.isTemplateExpression(title)) titles.push(title.getText(code).slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(code);
  return titles;
}

/** Whether a function is `test`, `it` or `describe`, or made by one of them, such as `test.each(cases)`. */
function isTest(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return ['test', 'it', 'describe'].includes(node.text);
  if (ts.isTaggedTemplateExpression(node)) return isTest(node.tag);
  return (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) && isTest(node.expression);
}
