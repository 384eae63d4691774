import { readContentText } from '../reading/content-files.ts';
import { withContentFolder } from '../reading/content-folder.ts';
import { listFolder } from '../reading/list-folder.ts';
import { fieldName, parseYaml } from '../reading/read-yaml.ts';
import type { Finding } from './finding.ts';

/** One YAML or Markdown file below content/. */
export interface ContentFile {
  /** Path below content/, with forward slashes. */
  readonly file: string;
  /** The parsed YAML or front matter, with its placeholders not filled in. */
  readonly data: unknown;
  /** Every text that visitors can read. */
  readonly texts: readonly ContentText[];
}

/** A text and its place in the file: a field, or a line of Markdown. */
export interface ContentText {
  readonly place: string;
  readonly text: string;
}

/** A value anywhere in a file. */
export interface ContentField {
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
}

/**
 * Reads the YAML and Markdown files of a folder, and reports the ones that cannot be read.
 * @param isWanted gets the path of a file; by default all are read
 */
export function readContentFiles(
  folder: string,
  isWanted: (file: string) => boolean = () => true,
): { files: ContentFile[]; unreadable: Finding[] } {
  const unreadable: Finding[] = [];
  const wanted = listFolder(folder, '**/*.{yaml,md}').filter(isWanted);
  const read = (file: string) => {
    try {
      return [readFile(file, readContentText(file))];
    } catch (error) {
      const [, problem = String(error)] = String(error).split('\n');
      const what = problem.replace(/^ *- /, '');
      unreadable.push({
        where: `content/${file}`,
        what,
        todo: 'Fix the file. npm run build reports the same error.',
      });
      return [];
    }
  };
  return { files: withContentFolder(folder, () => wanted.flatMap(read)), unreadable };
}

function readFile(file: string, source: string): ContentFile {
  if (file.endsWith('.yaml')) {
    const data = parseYaml(file, source);
    return { file, data, texts: textsOf(data) };
  }
  const [, head = '', body = source] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  const data = parseYaml(file, head);
  const linesBefore = source.slice(0, source.length - body.length).split('\n').length;
  const lines = body
    .split('\n')
    .map((text, index) => ({ place: `line ${linesBefore + index}`, text: text.trim() }));
  return { file, data, texts: [...textsOf(data), ...lines.filter(({ text }) => text !== '')] };
}

function textsOf(data: unknown): ContentText[] {
  return [...fieldsOf(data)].flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ place: fieldName(path), text: value }] : [],
  );
}

/** Every value of a file at any depth, parents before children. */
export function* fieldsOf(value: unknown, path: readonly PropertyKey[] = []): Generator<ContentField> {
  yield { path, value };
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* fieldsOf(entry, [...path, index]);
  } else if (isRecord(value)) {
    for (const [key, entry] of Object.entries(value)) yield* fieldsOf(entry, [...path, key]);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
