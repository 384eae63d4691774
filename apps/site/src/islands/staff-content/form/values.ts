import { withDecimalPoint } from '../../../lib/forms/decimal-point.ts';
import type { Field } from './field-of.ts';

/** The keys and indexes that lead to a value of an entry. */
export type Path = readonly (string | number)[];

export const keyOf = (path: Path) => path.join('.');

/** The value with another one at this path. Undefined removes a member of an object. */
export function setAt(value: unknown, path: Path, next: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? value : [];
    const at = (each: unknown, index: number) => (index === step ? setAt(each, rest, next) : each);
    return step < list.length ? list.map(at) : [...list, setAt(undefined, rest, next)];
  }
  const members: Record<string, unknown> = { ...recordOf(value) };
  const member = setAt(members[step], rest, next);
  if (member === undefined) delete members[step];
  else members[step] = member;
  return members;
}

/** The list with an entry at another place. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  return insertItem(removeItem(list, from), to, ...list.slice(from, from + 1));
}

export const insertItem = <Item>(list: readonly Item[], at: number, ...items: Item[]): Item[] => [
  ...list.slice(0, at),
  ...items,
  ...list.slice(at),
];

export const removeItem = <Item>(list: readonly Item[], at: number): Item[] =>
  list.filter((_, index) => index !== at);

/** What a new entry of a list begins with: a text where one is required, so that errors name it. */
export function emptyOf(field: Field): unknown {
  switch (field.kind) {
    case 'object':
      return Object.fromEntries(
        field.fields
          .filter(({ isRequired }) => isRequired)
          .map((each) => [each.key, emptyOf(each)])
          .filter(([, value]) => value !== undefined),
      );
    case 'record':
      return {};
    case 'list':
      return Array.from({ length: field.count.least }, (_, at) => emptyOf(field.items(at)));
    case 'choice':
      return field.options[0];
    case 'flag':
    case 'number':
    case 'fixed':
      return undefined;
    default:
      return '';
  }
}

/** What was typed as a value: a number once it reads the same as a number. */
export function typedNumber(typed: string): string | number | undefined {
  if (typed.trim() === '') return undefined;
  return String(Number(typed)) === typed ? Number(typed) : typed;
}

/** The number of a field that is left: 2 for "2.", and 12.5 for "12,5". Undefined if it is none. */
export function finishedNumber(typed: string): number | undefined {
  const number = Number(withDecimalPoint(typed));
  return typed.trim() !== '' && Number.isFinite(number) ? number : undefined;
}

const titles = ['name', 'title', 'label', 'heading', 'question', 'claim', 'text', 'term', 'id'];

/** What an entry of a list is called: its name or title, or its first text. Empty if it has none. */
export function titleOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  const members = recordOf(value);
  const key = titles.find((name) => isText(members[name]));
  const text = key === undefined ? Object.values(members).find(isText) : members[key];
  return isText(text) ? text : '';
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What a closed part contains, in a few words. */
export function previewOf(value: unknown): string {
  const texts = Array.isArray(value)
    ? listOf(value).map(titleOf)
    : Object.values(recordOf(value)).map(textOf);
  return texts
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, 120);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** How many values a form shows. */
export function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, each) => sum + countValues(each), 0);
}
