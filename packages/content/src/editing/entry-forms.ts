import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { isNamesOfFacts, originalOf } from '../languages/translations.ts';
import { fileSchemas } from '../reading/file-schemas.ts';

/** A JSON Schema (2020-12) of the fields of an entry. */
type EntryForm = Record<string, unknown>;

/** The forms of entries, by path. `folder/*` is the form of any other file of that folder. */
export type EntryForms = Readonly<Record<string, EntryForm>>;

/**
 * The forms of all files that were read, made from the schemas that read them. Files with the same schema in
 * one folder have one form.
 */
export function describeForms(): EntryForms {
  const described = new Map<z.ZodType, EntryForm>();
  const forms: Record<string, EntryForm> = {};
  for (const [path, schema] of fileSchemas) {
    const form = described.get(schema) ?? describeForm(schema);
    const isShared = described.has(schema);
    described.set(schema, form);
    if (isShared || path.endsWith('.md')) forms[folderOf(path)] ??= form;
    if (forms[folderOf(path)] !== form) forms[path] = form;
  }
  return forms;
}

/** The form of an entry, or undefined if it has none. A translation has the form of its original. */
export function findForm(forms: EntryForms, path: string): EntryForm | undefined {
  if (isNamesOfFacts(path)) return undefined;
  return [path, originalOf(path)].map((file) => forms[file] ?? forms[folderOf(file)]).find(Boolean);
}

const folderOf = (path: string) => `${path.slice(0, path.lastIndexOf('/'))}/*`;

/** A schema as a form: with its limits, and a help text for each field. */
export function describeForm(schema: z.ZodType): EntryForm {
  return z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const help = jsonSchema.description ?? helpOf(zodSchema);
      if (help !== undefined) jsonSchema.description = help;
    },
  });
}

/** The help text of a field is its error message for a missing value. */
function helpOf(schema: $ZodType): string | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return undefined;
  const message = z.safeParse(schema, undefined).error?.issues[0]?.message;
  if (message === undefined || message.startsWith('Invalid') || message === 'write a text here')
    return undefined;
  return (message.charAt(0).toUpperCase() + message.slice(1)).replace(', each after "- "', '');
}
