import { firstLanguage, inLanguage } from '../languages/current-language.ts';

/**
 * The people of a list in the current language who are in that of the first language too. Someone whose words or
 * portrait were withdrawn must not stay in a translation.
 */
export function stillNamed<Person extends { name: string }>(read: () => Person[]): Person[] {
  const names = inLanguage(firstLanguage, read).map(({ name }) => name);
  return read().filter(({ name }) => names.includes(name));
}
