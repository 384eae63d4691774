import { parse } from 'yaml';
import { isNamesOfFacts, madeFrom, markTranslated } from '../languages/translations.ts';
import { isPicture } from '../pictures/picture-entries.ts';
import { isFields, mergeYaml, writeYaml } from './merge-yaml.ts';

/** What a form shows of a file: its fields or front matter, and the Markdown of an article. */
interface EntryValue {
  fields: Record<string, unknown> | null;
  body: string | null;
}

const frontMatter = /^---\r?\n([\s\S]*?\r?\n)?---\r?\n/;

export function formatOf(path: string): 'markdown' | 'yaml' | 'picture' | 'text' {
  if (isPicture(path)) return 'picture';
  // They have no schema: which names there are depends on the facts.
  if (isNamesOfFacts(path)) return 'text';
  return path.endsWith('.md') ? 'markdown' : path.endsWith('.yaml') ? 'yaml' : 'text';
}

/**
 * Splits a text for a form. `fields` is null if the text cannot be shown in one. The version that a translation was made
 * from is no field: nobody writes it by hand.
 */
export function readEntryValue(path: string, marked: string): EntryValue {
  const format = formatOf(path);
  if (format === 'text' || format === 'picture') return { fields: null, body: null };
  const text = withoutMarks(marked);
  if (format === 'yaml') return { fields: parseFields(text), body: null };
  const match = frontMatter.exec(text);
  if (match === null) return { fields: null, body: null };
  return { fields: parseFields(match[1] ?? ''), body: text.slice(match[0].length) };
}

/** Without the byte order mark, and the version that a translation was made from. */
const withoutMarks = (text: string) => text.replace(madeFrom, '').replace(/^\uFEFF/, '');

/**
 * Writes what a form sent into the text that it was made from. Comments, and the order and quotes of
 * unchanged fields, are kept.
 * @param current undefined for a new entry
 * @throws Error when the current text is not a file with fields
 */
export function writeEntryValue(path: string, current: string | undefined, value: NewValue): string {
  const [, version] = madeFrom.exec(current ?? '') ?? [];
  const written = writeUnmarked(path, current && withoutMarks(current), value);
  return version === undefined ? written : markTranslated(path, written, version);
}

interface NewValue {
  fields: Record<string, unknown>;
  body?: string | undefined;
}

function writeUnmarked(path: string, current: string | undefined, { fields, body }: NewValue): string {
  if (formatOf(path) === 'yaml') {
    return current === undefined
      ? writeYaml(fields)
      : withEndsOf(current, mergeYaml(plainEnds(current), fields));
  }
  if (current === undefined) return `---\n${writeYaml(fields)}---\n${body ?? ''}`;
  const match = frontMatter.exec(current);
  if (match === null) throw new Error('The article has no fields between two lines of ---.');
  const front = mergeYaml(plainEnds(match[1] ?? '{}\n'), fields);
  return withEndsOf(current, `---\n${front}---\n${plainEnds(body ?? current.slice(match[0].length))}`);
}

function parseFields(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

const plainEnds = (text: string) => text.replaceAll('\r\n', '\n');

/** Forms convert every line break to \n. A file with other line breaks keeps them. */
function withEndsOf(current: string, text: string): string {
  return current.includes('\r\n') ? plainEnds(text).replaceAll('\n', '\r\n') : plainEnds(text);
}
