import { z } from 'zod';
import { boundedText } from '../fields/text-fields.ts';
import { dueTimeInvalid, nothingChosen } from '../fields/validation-messages.ts';
import { staffBody } from './staff-body.ts';
import { contentErrorSchema, entryPath } from './staff-content.ts';
import { memberSchema } from './staff-leads.ts';

const at = z.iso.datetime();

export const jobKinds = ['preview', 'publish', 'deploy', 'date'] as const;
export const jobStates = [
  'waiting',
  'building',
  'publishing',
  'done',
  'failed',
  'cancelled',
  'superseded',
] as const;

/**
 * A preview, a publication, the deploy of a new version of the site, or a publication because of a date in the
 * content. Times are ISO 8601 in UTC.
 */
export const publishJobSchema = z.object({
  id: z.string(),
  kind: z.enum(jobKinds),
  state: z
    .enum(jobStates)
    .describe('`waiting` until `startsAt`, or for the publisher; `superseded` by a newer job of its kind.'),
  by: memberSchema.nullable(),
  at,
  startsAt: at,
  finishedAt: at.nullable(),
  note: z.string(),
  errors: z.array(contentErrorSchema).describe('Why it failed. Drafts are kept.'),
  release: z.string().nullable().describe('The id of the release that it made.'),
  paths: z
    .array(z.string())
    .nullable()
    .describe('The entries whose drafts it publishes or shows. Null for all drafts.'),
});

export type PublishJob = z.infer<typeof publishJobSchema>;

/** Response of GET /api/site/staff/content/jobs: at most 40. First those that run or wait, then those that ended, the latest first. */
export const publishJobsSchema = z.object({ publisher: z.boolean(), jobs: z.array(publishJobSchema) });

export type PublishJobs = z.infer<typeof publishJobsSchema>;

/** Body of POST /api/site/staff/content/jobs. */
export const newJobSchema = staffBody({
  kind: z.enum(['preview', 'publish']),
  note: boundedText('Note', 500).default(''),
  ahead: z
    .boolean()
    .default(false)
    .describe('For a preview: it belongs to no one, and makes the next publication of these drafts faster.'),
  startsAt: z.iso
    .datetime({ error: dueTimeInvalid })
    .optional()
    .describe('When to publish. Without it, now. What the drafts are at that time is published.'),
  paths: z
    .array(entryPath)
    .min(1, { error: nothingChosen })
    .max(1000)
    .optional()
    .describe('The entries whose drafts to publish or preview. Without it, all drafts.'),
});

/** Response of POST /api/site/staff/content/jobs/:id/preview. */
export const openedPreviewSchema = z.object({
  page: z.string().describe('The path of the first page that a draft changes, or `/`.'),
  expiresAt: at,
});

export const publicationKinds = ['publish', 'rollback', 'deploy', 'date'] as const;

/**
 * Response of GET /api/site/staff/content/publications: the latest 50, the newest first. Of several by
 * date in a row, it has the newest.
 */
export const publicationsSchema = z.object({
  publications: z.array(
    z.object({
      number: z.int(),
      release: z.string(),
      kind: z
        .enum(publicationKinds)
        .describe('`deploy` for a new version of the site, `date` when a date in the content passed.'),
      at,
      by: memberSchema.nullable().describe('Null for the command line.'),
      note: z.string(),
      entries: z.array(z.object({ path: z.string(), title: z.string() })).describe('What the team changed.'),
      isCurrent: z.boolean(),
    }),
  ),
  canUndo: z
    .boolean()
    .describe('Whether the release before is of the same version of the site, and still stored.'),
});

export type Publications = z.infer<typeof publicationsSchema>;

/** Body of POST /api/site/staff/content/undo. */
export const undoSchema = staffBody({
  publication: z.int().min(1).describe('The number of the current publication, as the caller saw it.'),
});
