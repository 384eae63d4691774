import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A code block of a recipe whose first line is a file name: the whole file, or a diff of an existing one. */
interface RecipeStep {
  file: string;
  isDiff: boolean;
  lines: string[];
}

/** The steps of a recipe in order. A block without a file name is an example, not a step. */
export function readSteps(markdown: string): RecipeStep[] {
  const blocks = markdown.matchAll(/^( *)```(\w+) (\S+)\n([\s\S]*?)\n\1```$/gm);
  return [...blocks].map(([, indent = '', language, file = '', body = '']) => ({
    file,
    isDiff: language === 'diff',
    lines: body.split('\n').map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)),
  }));
}

/**
 * Applies one step to a copy of the repository.
 * @throws if a new file already exists, or the context lines of an addition do not occur exactly once
 */
export function takeStep(folder: string, { file, isDiff, lines }: RecipeStep): void {
  const path = join(folder, file);
  if (isDiff) {
    writeFileSync(path, patch(readFileSync(path, 'utf8'), lines, file));
    return;
  }
  if (existsSync(path)) throw new Error(`${file} exists already. The recipe has to change it by a diff.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${lines.join('\n')}\n`);
}

/**
 * Context lines may have less indentation than in the file; added lines get the indentation of their context.
 */
function patch(text: string, lines: string[], file: string): string {
  const isAdded = (line: string) => line.startsWith('+');
  const around = lines.filter((line) => !isAdded(line)).map((line) => line.slice(2));
  const all = text.split('\n');
  const places = [...all.keys()].filter((at) =>
    around.every((line, index) => all[at + index]?.trim() === line.trim()),
  );
  const [at, another] = places;
  if (at === undefined || another !== undefined) {
    throw new Error(`${file}: ${at === undefined ? 'nowhere' : 'more than once'}:\n${around.join('\n')}`);
  }
  const first = around.find((line) => line.trim() !== '') ?? '';
  const deeper = indentOf(all[at + around.indexOf(first)] ?? '').slice(indentOf(first).length);
  let next = at;
  const patched = lines.map((line) => {
    if (!isAdded(line)) return all[next++] ?? '';
    return line.length > 2 ? deeper + line.slice(2) : '';
  });
  return [...all.slice(0, at), ...patched, ...all.slice(at + around.length)].join('\n');
}

const indentOf = (line: string) => /^ */.exec(line)?.[0] ?? '';
