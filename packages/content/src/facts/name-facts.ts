import { currentLanguage } from '../languages/current-language.ts';
import { madeFrom, namesOfFacts } from '../languages/translations.ts';
import { ContentError, fieldName } from '../reading/content-error.ts';
import { hasContentFile, readContentText } from '../reading/content-files.ts';
import { type ContentSource, parseSource } from '../reading/content-source.ts';

/**
 * A file of facts with the names that the current language gives its entries. Numbers, days and addresses are
 * written once, in the file itself; a language has only texts, in a file like fr/facts/plans.yaml.
 * @throws ContentError if that file names something else than a text
 */
export function nameFacts(source: ContentSource): ContentSource {
  const place = namesOfFacts(source.file, currentLanguage());
  if (place === undefined || !hasContentFile(place)) return source;
  const names = parseSource(place, readContentText(place).replace(madeFrom, '\n'));
  const value = named(source.value, names.value, [], (path, message) => {
    throw new ContentError([{ file: place, line: names.lineOf(path), field: fieldName(path), message }]);
  });
  return { ...source, value };
}

type Fail = (path: PropertyKey[], message: string) => never;

/** An entry of a list is named by its id, its path or its place. A name of an entry that is gone does nothing. */
function named(fact: unknown, names: unknown, path: PropertyKey[], fail: Fail): unknown {
  if (names === undefined || names === null || fact === undefined) return fact;
  if (typeof fact === 'string' && typeof names === 'string') return names;
  if (Array.isArray(fact)) {
    return fact.map((entry, at) => {
      const key = keyOf(entry, at, names);
      return named(entry, fieldOf(names, key), [...path, key], fail);
    });
  }
  if (!isRecord(fact) || !isRecord(names)) return fail(path, 'only a text can have another language');
  return Object.fromEntries(
    Object.entries(fact).map(([key, value]) => [key, named(value, names[key], [...path, key], fail)]),
  );
}

const keyOf = (entry: unknown, at: number, names: unknown): PropertyKey =>
  Array.isArray(names) ? at : String(fieldOf(entry, 'id') ?? fieldOf(entry, 'path'));

/** The names that no entry of the facts has, as paths: of an entry that is gone, or with a typing error. */
export function findUnusedNames(fact: unknown, names: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (fact === undefined) return [path];
  if (!isRecord(names)) return [];
  const entries = Array.isArray(names) ? [...names.entries()] : Object.entries(names);
  return entries.flatMap(([key, name]) => {
    const found = Array.isArray(fact)
      ? fact.find((entry, at) => keyOf(entry, at, names) === key)
      : fieldOf(fact, key);
    return findUnusedNames(found, name, [...path, key]);
  });
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const fieldOf = (value: unknown, key: PropertyKey) =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
