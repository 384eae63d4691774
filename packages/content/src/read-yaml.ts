import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { z } from 'zod';

/** The folder that owners edit, found from the working directory upwards, or next to this package. */
export const contentFolder = findContentFolder();

function findContentFolder(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'content', 'brand.yaml'))) return join(folder, 'content');
    if (folder === dirname(folder)) break;
  }
  return fileURLToPath(new URL('../../../content', import.meta.url));
}

/** A content file that does not fit its schema. The message names the file, each field and what to write there. */
export class ContentError extends Error {
  constructor(file: string, problems: string[]) {
    super([`content/${file} cannot be used:`, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'ContentError';
  }
}

/**
 * Reads one YAML file below content/ and checks it against its schema.
 * @param file path below content/, with forward slashes
 * @param prepare changes the parsed value before it is checked, for example to fill in facts
 * @throws ContentError when the file is missing, is not YAML, or does not fit
 */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  prepare: (value: unknown) => unknown = (value) => value,
): z.infer<Schema> {
  return checkContent(file, schema, prepare(parseYaml(file, readContentFile(file))));
}

/** Reads a file below content/ as text. @throws ContentError when it is missing */
export function readContentFile(file: string): string {
  const path = join(contentFolder, file);
  if (!existsSync(path))
    throw new ContentError(file, ['the file is missing. Restore it or copy a similar file']);
  return readFileSync(path, 'utf8');
}

/** Parses YAML. @throws ContentError that names the line which cannot be read */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new ContentError(file, [
      `${reason}. Check the indentation, and put quotes around a text that holds ": " or starts with { [ * & # @`,
    ]);
  }
}

/** Checks a value against a schema. @throws ContentError that lists every field that does not fit */
export function checkContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(
    file,
    result.error.issues.map((issue) => `${fieldName(issue.path)}: ${issue.message}`),
  );
}

/** The place of a field as messages name it, counted from 1: items[2].title. */
export function fieldName(path: PropertyKey[]): string {
  if (path.length === 0) return 'the whole file';
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part + 1}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}
