import { currentLanguage, firstLanguage } from '@accounting-site/content/languages/current-language';
import { type ContentSource, parseSource } from '@accounting-site/content/reading/content-source';
import { listFolder } from '@accounting-site/content/reading/list-folder';
import { contentFolder, readContentFile } from '@accounting-site/content/reading/read-yaml';

/** The YAML of a file: all of it, or the front matter of a text. */
export interface Source extends ContentSource {
  /** Every string in it, with its path. */
  texts: { path: PropertyKey[]; text: string }[];
  /** The text below the front matter, by lines, without blocks of code. */
  body: { line: number; text: string }[];
}

/**
 * The files of the current language. Those of facts are files of the first one: they have links and pictures once.
 * @param endings such as yaml,md
 */
export function listOwnFiles(endings: string): string[] {
  const language = currentLanguage();
  const facts = language === firstLanguage ? listFolder(contentFolder(), '*.yaml') : [];
  return [...facts, ...listFolder(contentFolder(), `${language}/**/*.{${endings}}`)];
}

/** The files of the current language. Those that cannot be read are reported elsewhere. */
export const readSources = (): Source[] => listOwnFiles('yaml,md').flatMap(readSource);

/** One of them, or none if it cannot be read. */
export function readSource(file: string): Source[] {
  try {
    const text = readContentFile(file);
    const [yaml = '', firstLine] = file.endsWith('.md') ? [text.split(/^---\r?\n/m)[1], 2] : [text, 1];
    const source = parseSource(file, yaml, firstLine);
    return [{ ...source, texts: textsIn(source.value), body: file.endsWith('.md') ? bodyOf(text) : [] }];
  } catch {
    return [];
  }
}

function bodyOf(text: string): Source['body'] {
  const lines = text.split('\n').map((line, at) => ({ line: at + 1, text: line }));
  const body = lines.slice(lines.findIndex((line, at) => at > 0 && /^---\r?$/.test(line.text)) + 1);
  let isCode = false;
  return body.filter((line) => {
    const isFence = /^ *(?:```|~~~)/.test(line.text);
    if (isFence) isCode = !isCode;
    return !isCode && !isFence;
  });
}

function textsIn(value: unknown): Source['texts'] {
  const found: Source['texts'] = [];
  const visit = (inner: unknown, path: PropertyKey[]) => {
    if (typeof inner === 'string') found.push({ path, text: inner });
    else if (typeof inner === 'object' && inner !== null) {
      for (const [key, entry] of Object.entries(inner)) {
        visit(entry, [...path, Array.isArray(inner) ? Number(key) : key]);
      }
    }
  };
  visit(value, []);
  return found;
}
