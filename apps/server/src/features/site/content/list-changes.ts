import { readEntryValue } from '@accounting-site/content/editing/edit-entry';

interface FieldChange {
  /** Like `plans.0.price`, `body` for the text of an article, or empty for the whole file. */
  field: string;
  before: string | null;
  after: string | null;
}

/**
 * The fields that differ between two texts of an entry. Null is a missing field, or a missing file. If only something
 * else differs, such as a comment or the version that a translation was made from, it is the whole file.
 */
export function listChanges(path: string, before: string | null, after: string | null): FieldChange[] {
  const [old, now] = [flatten(path, before), flatten(path, after)];
  if (old === undefined || now === undefined) return [{ field: '', before, after }];
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  const changes = fields
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
  return changes.length > 0 || before === after ? changes : [{ field: '', before, after }];
}

/** The values of all fields as text, or undefined if the text has no fields. */
function flatten(path: string, text: string | null): Map<string, string> | undefined {
  if (text === null) return undefined;
  const { fields, body } = readEntryValue(path, text);
  if (fields === null) return undefined;
  const values = new Map<string, string>();
  const visit = (value: unknown, field: string) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, field === '' ? key : `${field}.${key}`);
    } else if (value !== null && value !== undefined) values.set(field, String(value));
  };
  visit(fields, '');
  if (body !== null) values.set('body', body);
  return values;
}
