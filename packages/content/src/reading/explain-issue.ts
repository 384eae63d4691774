import type { z } from 'zod';
import { didYouMean, nearest } from './nearest.ts';

type RawIssue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  array: 'write a list, each entry after "- "',
  boolean: 'write true or false',
  int: 'write a whole number',
  number: 'write a number, without quotes, currency or comma',
  object: 'write fields below this one, each indented by two more spaces',
  record: 'write fields below this one, each indented by two more spaces',
  string: 'write a text. Put it in "quotes" when it looks like a number or a date',
};

/** Says what to write if the schema has no message of its own. Each unknown field has its own line. */
export function explainIssue(issue: RawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(key, issue)).join('\n');
  if (issue.code === 'invalid_type') return kinds[issue.expected];
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    return `write one of: ${values.join(', ')}`;
  }
  if (issue.code === 'too_small') {
    return issue.inclusive === false
      ? `write a number above ${issue.minimum}`
      : `write at least ${issue.minimum}`;
  }
  if (issue.code === 'too_big') return `write at most ${issue.maximum}`;
  if (issue.code === 'invalid_union') return 'write another kind of value';
  return undefined;
}

function unknownField(key: string, issue: RawIssue): string {
  const there = Object.keys((issue.input as object | undefined) ?? {});
  const known = fieldsOf(issue.inst).filter((field) => !there.includes(field));
  const all = known.length > 0 ? known : fieldsOf(issue.inst);
  const meant = nearest(key, all);
  if (meant !== undefined) return `there is no such field. Did you mean ${meant}?`;
  return `there is no such field. Remove it, or write one of: ${fieldsOf(issue.inst).join(', ')}`;
}

const fieldsOf = (schema: unknown): string[] =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** Suggests the closest valid value for a wrong enum value. */
export function suggestValue(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== 'invalid_value' || typeof value !== 'string') return '';
  return didYouMean(value, issue.values.map(String));
}
