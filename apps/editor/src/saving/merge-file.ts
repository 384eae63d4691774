import { mergeYaml, writeYaml } from '@accounting-site/content/editing/merge-yaml';
import { parse } from 'yaml';
import { versionField } from './version.ts';

/** An article: its front matter between two lines of ---, and its text. */
interface Article {
  front: string;
  body: string;
}

const frontMatter = /^---\r?\n([\s\S]*?\r?\n)?---\r?\n/;

/**
 * Merges the submitted text into the current text of a content file.
 * @param current the text of the file, undefined for a new one
 * @throws Error when the submitted text cannot be parsed
 */
export function mergeFile(path: string, current: string | undefined, sent: string): string {
  if (!path.endsWith('.md')) return withEndsOf(current, mergeYaml(current ?? '{}\n', fieldsOf(sent)));
  const given = splitArticle(sent);
  if (current === undefined) return `---\n${writeYaml(fieldsOf(given.front))}---\n${given.body}`;
  const { front, body } = splitArticle(current);
  const newFront = withEndsOf(current, mergeYaml(front, fieldsOf(given.front)));
  const newBody = withEndsOf(current, given.body);
  const head = /^---\r?\n/.exec(current)?.[0] ?? '---\n';
  return `${head}${newFront}${head}${newBody === withEndsOf(current, body) ? body : newBody}`;
}

function splitArticle(text: string): Article {
  const match = frontMatter.exec(text);
  if (!match) throw new Error('The article has no fields between two lines of ---.');
  return { front: match[1] ?? '', body: text.slice(match[0].length) };
}

function fieldsOf(yaml: string): Record<string, unknown> {
  const { [versionField]: _version, ...fields } = parse(yaml) as Record<string, unknown>;
  return fields;
}

/** Forms convert every line break to \n. A file with other line breaks keeps them. */
function withEndsOf(current: string | undefined, text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  return current?.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;
}
