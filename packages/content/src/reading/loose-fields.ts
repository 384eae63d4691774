import { placeToRead } from '../languages/translations.ts';
import { parseYaml, readContentFile } from './read-yaml.ts';

/**
 * The values of some fields of a content file in the current language, even if the file is invalid.
 * @param path field names separated by dots; * matches every entry of a list
 */
export function fieldsIn(file: string, path: string): string[] {
  const found = path
    .split('.')
    .reduce<unknown[]>((values, key) => values.flatMap((value) => inner(value, key)), [parsed(file)]);
  return found.map(String);
}

function inner(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (key === '*') return Array.isArray(value) ? value : [];
  const field = (value as Record<string, unknown>)[key];
  return field === undefined ? [] : [field];
}

function parsed(file: string): unknown {
  try {
    const place = placeToRead(file);
    const text = readContentFile(place);
    return parseYaml(place, file.endsWith('.md') ? (text.split(/^---\r?\n/m)[1] ?? '') : text);
  } catch {
    return undefined;
  }
}
