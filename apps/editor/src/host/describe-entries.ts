import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { type Entry, entries } from '../entries.ts';

/** The subset of JSON Schema that describes a form to the browser. */
export interface FieldDescription {
  type?: string;
  /** What to write: the message that the build would show. */
  description?: string;
  const?: unknown;
  enum?: string[];
  anyOf?: FieldDescription[];
  format?: string;
  properties?: Record<string, FieldDescription>;
  required?: string[];
  items?: FieldDescription;
  maxLength?: number;
}

export interface EntryDescription extends Omit<Entry, 'schema'> {
  fields: FieldDescription;
}

/** The editable entries, for the browser: schemas as JSON Schema, with a help text for each field. */
export const describeEntries = (): EntryDescription[] =>
  entries.map(({ schema, ...entry }) => ({ ...entry, fields: describe(schema) }));

const describe = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      const help = helpOf(zodSchema);
      if (help !== undefined) jsonSchema.description = help;
    },
  }) as FieldDescription;

/** The help text of a schema is its error message for a missing value. */
function helpOf(schema: $ZodType): string | undefined {
  if (schema instanceof z.ZodOptional) return undefined;
  const message = z.safeParse(schema, undefined).error?.issues[0]?.message;
  if (message === undefined || message.startsWith('Invalid') || message === 'write a text here')
    return undefined;
  return message.charAt(0).toUpperCase() + message.slice(1);
}
