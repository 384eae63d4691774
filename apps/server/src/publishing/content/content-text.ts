import { hash } from 'node:crypto';
import { titleOfEntry } from '@accounting-site/content/editing/find-group';
import { pictureFolder } from '@accounting-site/content/pictures/picture-entries';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import type { ContentErrorOfEntry } from '@accounting-site/contract/staff/staff-content';
import { sql } from 'kysely';

/** Texts by path below content/. Null for a file that is deleted. */
export type ContentTexts = ReadonlyMap<string, string | null>;

/**
 * The texts in a column, with an empty one in place of each picture. Pictures are megabytes, and the database alone
 * needs them where entries are only listed or compared.
 */
export const withoutPictures = (column: 'text' | 'repository_text' = 'text') => {
  const text = sql.ref<string | null>(column);
  return sql<
    string | null
  >`case when ${text} is not null and path like ${`${pictureFolder}/%`} then '' else ${text} end`;
};

/** The hash of a text. Empty for a file that does not exist. */
export const hashText = (text: string | null | undefined): string =>
  text == null ? '' : hash('sha256', text).slice(0, 20);

/** The version of a draft or a published text. Unlike a hash it is never empty. */
export const versionOf = (text: string | null | undefined): string => hashText(text) || 'none';

/** A problem of the content check, as the editor shows it. */
export function showProblem({ file, line, field, message }: ContentProblem): ContentErrorOfEntry {
  const name = fieldOf(file, field);
  return {
    path: file,
    title: titleOfEntry(file, null),
    ...(name !== undefined && { field: name }),
    ...(line !== undefined && { line }),
    message: message.charAt(0).toUpperCase() + message.slice(1),
  };
}

/** `items[2].title` of a message is `items.1.title` of a form. */
function fieldOf(file: string, field: string | undefined): string | undefined {
  if (field === undefined) return file.endsWith('.md') ? 'body' : undefined;
  if (field === 'the whole file') return undefined;
  return field.replace(/\[(\d+)\]/g, (_match, count: string) => `.${Number(count) - 1}`);
}
