import type { z } from 'zod';
import { nameFacts } from '../facts/name-facts.ts';
import { currentLanguage } from '../languages/current-language.ts';
import { madeFrom, readTranslated } from '../languages/translations.ts';
import { ContentError, type ContentProblem, fieldName } from './content-error.ts';
import { hasContentFile, readContentText } from './content-files.ts';
import { type Inputs, noteInputs, withInputs } from './content-inputs.ts';
import { type ContentSource, forgetParsed, parseSource } from './content-source.ts';
import { explainIssue, suggestValue } from './explain-issue.ts';
import { fileSchemas } from './file-schemas.ts';

export { ContentError, fieldName } from './content-error.ts';
export { contentFolder } from './content-folder.ts';

/** A value to validate, and the problems found so far. */
export interface Prepared {
  value: unknown;
  problems: ContentProblem[];
}

const asItIs = ({ value }: ContentSource): Prepared => ({ value, problems: [] });

/**
 * Reads one YAML file below content/, or its translation, and validates it against its schema.
 * @param file path below content/, with forward slashes, in the first language
 * @param prepare changes the parsed value before validation, for example to fill in facts
 * @throws ContentError if the file is missing, is not YAML, or is invalid
 */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  prepare: (source: ContentSource) => Prepared = asItIs,
): z.infer<Schema> {
  return readTranslated(file, (place) =>
    readOnce(place, schema, prepare, () => {
      const source = nameFacts(parseSource(place, readContentFile(place).replace(madeFrom, '\n')));
      return checkPrepared(source, schema, prepare(source));
    }),
  );
}

let kept: Map<z.ZodType, Map<string, Kept[]>> | undefined;

interface Kept {
  way: unknown;
  value: unknown;
  inputs: Inputs;
}

/** Reads each file of the content once from now on, for a process that ends before the content changes. */
export function keepContent(): void {
  kept = new Map();
  forgetParsed();
}

/** Whether what was read once is still right. */
export const isContentKept = (): boolean => kept !== undefined;

/**
 * Reads a file, unless it was read in the same way before and is kept.
 * @param way what else the value depends on
 */
export function readOnce<Value>(file: string, schema: z.ZodType, way: unknown, read: () => Value): Value {
  if (kept === undefined) return read();
  const files = kept.get(schema) ?? new Map<string, Kept[]>();
  kept.set(schema, files);
  const place = `${currentLanguage()}:${file}`;
  const ofFile = files.get(place) ?? [];
  const known = ofFile.find((one) => one.way === way);
  if (known !== undefined) {
    noteInputs(known.inputs);
    return known.value as Value;
  }
  const made = withInputs(read);
  files.set(place, [...ofFile, { way, ...made }]);
  return made.value;
}

/** Reads a file below content/ as text. @throws ContentError if it is missing */
export function readContentFile(file: string): string {
  if (!hasContentFile(file))
    throw new ContentError(file, ['the file is missing. Restore it or copy a similar file']);
  return readContentText(file);
}

/** The number of the first line of a content file that contains a text, if there is one. */
export function lineWith(file: string, text: string): number | undefined {
  if (!hasContentFile(file)) return undefined;
  const lines = readContentText(file).split('\n');
  const at = lines.findIndex((line) => line.includes(text));
  return at === -1 ? undefined : at + 1;
}

/** Parses YAML. @throws ContentError that lists each line with a syntax error */
export const parseYaml = (file: string, text: string): unknown => parseSource(file, text).value;

/**
 * Validates a prepared value. @throws ContentError that lists the earlier problems and every invalid field
 */
export function checkPrepared<Schema extends z.ZodType>(
  source: ContentSource,
  schema: Schema,
  { value, problems }: Prepared,
): z.infer<Schema> {
  fileSchemas.set(source.file, schema);
  // Nearly every schema is used for one file, and compiling it takes longer than that.
  const result = schema.safeParse(value, { error: explainIssue, jitless: true });
  if (result.success && problems.length === 0) return result.data;
  const all = result.error?.issues ?? [];
  const issues = problems.length === 0 ? all : all.filter(({ path }) => !isUnfilled(valueAt(value, path)));
  throw new ContentError([
    ...problems,
    ...issues.flatMap((issue) =>
      placesOf(issue).map((path, at) => ({
        file: source.file,
        line: source.lineOf(path),
        field: fieldName(path),
        message: (issue.message.split('\n')[at] ?? '') + suggestValue(issue, valueAt(value, path)),
      })),
    ),
  ]);
}

const placesOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/** The length of a text whose facts are not filled in is not checked. */
const isUnfilled = (value: unknown) => typeof value === 'string' && /\{[a-z0-9_.-]+\}/.test(value);

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
