import type { ContentEntry, ContentVersion, Drafts } from '@accounting-site/contract/staff/staff-content';
import type { EntryValue, KeptText } from './kept-texts.ts';

/** Whether the entry has a form. Otherwise its text is edited as a whole. */
export const hasForm = ({ schema, current }: Pick<ContentEntry, 'schema' | 'current'>) =>
  schema !== null && current.fields !== null;

/** What the form of an entry begins with. */
export const entryValue = (entry: Pick<ContentEntry, 'schema' | 'current'>): EntryValue =>
  hasForm(entry) ? partsOf(entry.current) : { text: entry.current.text ?? '' };

const partsOf = ({ fields, body }: ContentVersion): EntryValue => ({
  fields: fields ?? {},
  ...(body !== null && { body }),
});

export const isSameValue = (one: EntryValue, other: EntryValue) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Whether someone else saved the entry since a text was kept. Its own save may have succeeded without a response. */
export const isOvertaken = (
  { basedOn, sent }: KeptText,
  entry: Pick<ContentEntry, 'schema' | 'current' | 'version'>,
) => basedOn !== entry.version && !(sent && isSameValue(sent, entryValue(entry)));

/** With the members of objects in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([key, member]) => [key, sorted(member)]));
}

/** The fields that differ between two texts. */
export type Changes = Drafts['drafts'][number]['changes'];

/** The fields that differ, each as text. */
export function changesBetween(before: EntryValue, after: EntryValue): Changes {
  const [old, now] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }));
}

/** All of a value as text to copy, each field after its path. */
export const valueAsText = (value: EntryValue): string =>
  leavesOf(value)
    .map(([field, text]) => (field === 'body' || field === 'text' ? text : `${field}: ${text}`))
    .join('\n');

function leavesOf({ fields, body, text }: EntryValue): [string, string][] {
  const whole: [string, string][] = [];
  if (body !== undefined) whole.push(['body', body]);
  if (text !== undefined) whole.push(['text', text]);
  return [...leaves(fields, ''), ...whole];
}

function leaves(value: unknown, path: string): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[path, `${value}`]];
  return Object.entries(value).flatMap(([key, member]) =>
    leaves(member, path === '' ? key : `${path}.${key}`),
  );
}
