import { z } from 'zod';
import { matching } from '../fields/text-fields.ts';
import { entryNameInvalid, entryUnknown, tooLong, versionUnknown } from '../fields/validation-messages.ts';
import { staffBody } from './staff-body.ts';
import { memberSchema } from './staff-leads.ts';

/** Enough for the longest article ten times over. */
const entryTextMaxLength = 200_000;

const at = z.iso.datetime();

/** The path of a file below content/, such as en/help/create-invoice.md. */
export const entryPath = z
  .string({ error: entryUnknown })
  .max(200, { error: entryUnknown })
  .regex(/^[a-z0-9][\w-]*(?:[./][a-z0-9][\w-]*)*$/, { error: entryUnknown });

/** A problem of an entry. `field` is its path in the form, like `plans.0.price`; absent for the whole file. */
export const contentErrorSchema = z.object({
  path: z.string(),
  title: z.string().describe('The title of the entry.'),
  field: z.string().optional().describe('Like `plans.0.price`, or `body` for the text of an article.'),
  line: z.int().optional().describe('The line of the file.'),
  message: z.string(),
});

export type ContentErrorOfEntry = z.infer<typeof contentErrorSchema>;

const listedEntrySchema = z.object({
  path: z.string(),
  title: z.string(),
  state: z
    .enum(['published', 'changed', 'added', 'deleted'])
    .describe(
      '`published` without a draft, or `deleted` if visitors no longer see it. Otherwise what the draft does.',
    ),
  draft: z
    .object({
      by: memberSchema.nullable(),
      at,
      errors: z.int().describe('0 if it can be published.'),
      checked: z.boolean().describe('Whether a publisher has checked it yet.'),
      planned: at.nullable().describe('When a publication that waits publishes it.'),
    })
    .nullable(),
  conflict: z
    .boolean()
    .describe('What the draft changes, or the team published, was changed elsewhere as well.'),
  stale: z.boolean().describe('A translation whose original was changed since it was made.'),
});

export type ListedEntry = z.infer<typeof listedEntrySchema>;

/** Response of GET /api/site/staff/content. */
export const contentListSchema = z.object({
  groups: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      language: z.string().nullable().describe('The name of the language of translations. Null for others.'),
      hint: z.string().describe('What the team finds here, in one sentence.'),
      adds: z.string().nullable().describe('What can be added, such as `help article`. Null if nothing can.'),
      entries: z.array(listedEntrySchema),
    }),
  ),
  publisher: z.boolean().describe('Whether a publisher is running. Without one, drafts are kept.'),
});

export type ContentList = z.infer<typeof contentListSchema>;

/** One text of an entry. `fields` and `body` are null if the text is not YAML that can be parsed. */
const contentVersionSchema = z.object({
  text: z.string().nullable().describe('The file; of a picture its base64. Null if the entry is deleted.'),
  fields: z.record(z.string(), z.unknown()).nullable().describe('The fields of the file, or front matter.'),
  body: z.string().nullable().describe('The Markdown of an article. Null for other formats.'),
});

export type ContentVersion = z.infer<typeof contentVersionSchema>;

/** Response of every call about one entry. */
export const contentEntrySchema = listedEntrySchema.extend({
  group: z.string(),
  format: z
    .enum(['yaml', 'markdown', 'text', 'picture'])
    .describe('`text` has no form: edit the text itself. A `picture` is uploaded, and cannot be edited.'),
  removable: z.boolean(),
  schema: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('JSON Schema (2020-12) of `fields`. Null for `text`.'),
  version: z.string().describe('Send it as `basedOn` when saving or deleting.'),
  current: contentVersionSchema.describe('The draft if there is one, otherwise what is published.'),
  published: contentVersionSchema
    .nullable()
    .describe('Null for an entry that was added, or whose deletion is published.'),
  original: z.string().nullable().describe('The version of the text that it translates. Null for others.'),
  originalPath: entryPath.nullable().describe('The path of the entry that it translates. Null for others.'),
  errors: z.array(contentErrorSchema),
  earlier: z
    .array(
      z.object({
        publication: z.int(),
        at,
        by: memberSchema.nullable(),
        text: z.string().nullable(),
        isOfFiles: z
          .boolean()
          .describe(
            'Whether it is the text of the files that this publication replaced, not what it published.',
          ),
      }),
    )
    .describe('Other texts that visitors saw, the latest first.'),
});

export type ContentEntry = z.infer<typeof contentEntrySchema>;

/** Query of the calls about one entry. */
export const entryQuerySchema = z.object({ path: entryPath });

const edited = {
  fields: z.record(z.string(), z.unknown()).optional().describe('All fields. A missing one is removed.'),
  body: z
    .string()
    .max(entryTextMaxLength, { error: tooLong('Text', entryTextMaxLength) })
    .optional(),
  text: z
    .string()
    .max(entryTextMaxLength, { error: tooLong('Text', entryTextMaxLength) })
    .optional()
    .describe('The whole file, instead of `fields` and `body`.'),
};
// PostgreSQL cannot compare a text with NUL, so only what a version can be reaches the database.
const basedOn = matching(/^(?:[0-9a-f]{20}|none)$/, versionUnknown).describe(
  'The `version` of the entry when it was opened.',
);

/** Body of PUT /api/site/staff/content/entry. Comments and the order of unchanged fields are kept. */
export const entryChangeSchema = staffBody({
  path: entryPath,
  basedOn,
  original: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .nullish()
    .describe('Of a translation: the `original` with which its author compared the fields.'),
  ...edited,
});

export type EntryChange = z.infer<typeof entryChangeSchema>;

/** The last part of the address of an entry. */
export const entryName = matching(/^[a-z0-9](?:-?[a-z0-9]){1,79}$/, entryNameInvalid);

/** Body of POST /api/site/staff/content/entries. */
export const newEntrySchema = staffBody({
  group: z.string().max(40),
  name: entryName.describe('The last part of its address, such as `record-a-refund`.'),
  ...edited,
});

export type NewEntry = z.infer<typeof newEntrySchema>;

/** Query of DELETE /api/site/staff/content/entry, and of DELETE /api/site/staff/content/draft. */
export const seenEntrySchema = z.object({ path: entryPath, basedOn });

const valueText = z.string().nullable();

const draftStateSchema = listedEntrySchema.extend({
  version: z.string().describe('Another one for another text.'),
  errors: z.array(contentErrorSchema),
});
const conflictSchema = z.object({ path: z.string(), title: z.string() });
const conflictsMean =
  'Entries that the team and the repository changed. The team’s text is kept until one is chosen.';

/** Response of GET /api/site/staff/content/drafts/states: all drafts and conflicts, without their texts. */
export const draftStatesSchema = z.object({
  drafts: z.array(draftStateSchema),
  conflicts: z.array(conflictSchema).describe(conflictsMean),
  publisher: z.boolean().describe('Whether a publisher is running, which checks drafts.'),
});

export type DraftStates = z.infer<typeof draftStatesSchema>;

/** Response of GET /api/site/staff/content/drafts: everything that a publication would change. */
export const draftsSchema = z.object({
  drafts: z.array(
    draftStateSchema.extend({
      after: z.string().describe('The `version`. Open pages of the previous release compare it.'),
      changes: z
        .array(z.object({ field: z.string(), before: valueText, after: valueText }))
        .describe('The changed fields. The text of an article is the field `body`.'),
    }),
  ),
  conflicts: z
    .array(conflictSchema.extend({ published: valueText, repository: valueText }))
    .describe(conflictsMean),
});

export type Drafts = z.infer<typeof draftsSchema>;

/** Body of POST /api/site/staff/content/conflicts. */
export const conflictChoiceSchema = staffBody({ path: entryPath, keep: z.enum(['published', 'repository']) });
