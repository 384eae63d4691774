import { type IconNode, icons } from 'lucide';

const byKey: Record<string, IconNode | undefined> = icons;

/** An icon by its name in content, such as hand-heart; undefined if there is none. */
export const findIcon = (name: string): IconNode | undefined =>
  byKey[name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase())];

/** The names of all icons, as written in content: HandHeart is hand-heart, FileDigit2 is file-digit-2. */
export const iconNames = (): string[] =>
  Object.keys(icons).map((key) =>
    key
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
      .replace(/([a-zA-Z])(\d)/g, '$1-$2')
      .toLowerCase(),
  );
