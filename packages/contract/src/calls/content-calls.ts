import { z } from 'zod';
import * as siteEndpoints from '../endpoints/site-endpoints.ts';
import { idPattern, matching } from '../fields/text-fields.ts';
import * as schemas from '../staff/staff-content.ts';
import { addedPictureSchema, newPictureSchema } from '../staff/staff-pictures.ts';
import * as publishing from '../staff/staff-publishing.ts';
import { type CallDescription, withEndpoints } from './call.ts';

const content = {
  tag: 'Content',
  access: 'staff',
  right: 'content',
  errors: { 429: 'More than 3,600 calls of one account in an hour.' },
} as const;
const noSuchEntry = 'There is no such entry.';
const noSuchJob = 'There is no such preview or publication';
const savedSince = 'Someone else saved the entry since it was opened. Read it, and compare both texts.';
const ofEntry = {
  ...content,
  response: schemas.contentEntrySchema,
  errors: { ...content.errors, 404: noSuchEntry },
} as const;
const ofJob = {
  ...content,
  params: z.object({ id: matching(idPattern, noSuchJob) }),
  response: publishing.publishJobSchema,
  errors: { ...content.errors, 404: noSuchJob },
} as const;

/**
 * The site's endpoints with which editors and admins change what visitors read, under `siteBasePath`. They
 * need what `staffCalls` need.
 */
export const contentCalls = withEndpoints(siteEndpoints, {
  listContent: {
    ...content,
    summary: 'List all entries by group, with their drafts',
    response: schemas.contentListSchema,
  },
  readEntry: {
    ...ofEntry,
    summary: 'Read one entry with its form, its draft and its earlier texts',
    query: schemas.entryQuerySchema,
  },
  saveEntry: {
    ...ofEntry,
    summary: 'Save a draft of an entry',
    description:
      'A draft with errors is kept: the response lists them. A draft equal to the published text is removed.',
    request: schemas.entryChangeSchema,
    requestExample: {
      path: 'en/help/unknown.md',
      basedOn: '3f9a1c07be5d24860b7e',
      fields: { title: 'Record a refund' },
      body: 'Open the sale.\n',
    },
    errors: { ...ofEntry.errors, 409: savedSince },
  },
  addEntry: {
    ...ofEntry,
    status: 201,
    summary: 'Add an entry to a group, as a draft',
    request: schemas.newEntrySchema,
    requestExample: { group: 'unknown', name: 'record-a-refund', fields: { title: 'Record a refund' } },
    errors: { ...ofEntry.errors, 409: 'An entry of this name exists.' },
  },
  addPicture: {
    ...content,
    status: 201,
    summary: 'Upload a picture, as a draft',
    description: 'Its kind and size are read from the file. A picture that cannot be decoded is not kept.',
    request: newPictureSchema,
    requestExample: { name: 'esi-quaye', data: 'UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAfQtWr0qP+BiOh/AAA=' },
    response: addedPictureSchema,
  },
  deleteEntry: {
    ...ofEntry,
    summary: 'Delete an entry, as a draft',
    query: schemas.seenEntrySchema,
    errors: { ...ofEntry.errors, 409: savedSince, 422: 'The site needs this entry.' },
  },
  discardDraft: {
    ...content,
    status: 204,
    summary: 'Discard the draft of an entry',
    query: schemas.seenEntrySchema,
    errors: { ...ofEntry.errors, 409: savedSince },
  },
  listDrafts: {
    ...content,
    summary: 'List all drafts, each with its changed fields before and after',
    response: schemas.draftsSchema,
  },
  listDraftStates: {
    ...content,
    summary: 'List all drafts without their texts',
    description: 'To see whether they are checked, or changed since `listDrafts`.',
    response: schemas.draftStatesSchema,
  },
  chooseVersion: {
    ...content,
    summary: 'Choose between the team’s text and the repository’s',
    request: schemas.conflictChoiceSchema,
    requestExample: { path: 'en/help/unknown.md', keep: 'published' },
    response: schemas.draftsSchema,
    errors: { ...content.errors, 404: 'There is no such conflict.' },
  },
  listJobs: {
    ...content,
    summary: 'List previews and publications that wait, run or ended',
    response: publishing.publishJobsSchema,
  },
  startJob: {
    ...content,
    status: 202,
    summary: 'Start a preview or a publication of drafts',
    description: 'Read the job until its state is final.',
    request: publishing.newJobSchema,
    requestExample: { kind: 'preview' },
    response: publishing.publishJobSchema,
    errors: {
      ...content.errors,
      409: 'No publisher is running, or twenty publications are planned already. Drafts are kept.',
    },
  },
  readJob: {
    ...ofJob,
    summary: 'Read the state of a preview or publication',
  },
  cancelJob: {
    ...ofJob,
    summary: 'Cancel a preview or publication',
    errors: { ...ofJob.errors, 409: 'It is being published, or has ended.' },
  },
  openPreview: {
    ...ofJob,
    summary: 'Show a preview that is done to this browser',
    description:
      'Sets a cookie for an hour. With it, and as long as the session lasts, every page comes from the preview.',
    response: publishing.openedPreviewSchema,
    errors: { ...ofJob.errors, 409: 'It is no preview, not done, or no longer stored.' },
  },
  listPublications: {
    ...content,
    summary: 'List what was published, by whom and when',
    response: publishing.publicationsSchema,
  },
  undoPublication: {
    ...content,
    summary: 'Make the release before the current one again, and its changes drafts',
    request: publishing.undoSchema,
    requestExample: { publication: 1 },
    response: publishing.publicationsSchema,
    errors: { ...content.errors, 409: 'It is not the current publication, or the first release.' },
  },
} as const satisfies Record<string, CallDescription>);

/** What the bar of a preview sends. It works without JavaScript, so it has no access token. */
export const previewCalls = withEndpoints(siteEndpoints, {
  endPreview: {
    tag: 'Content',
    access: 'anyone',
    status: 303,
    summary: 'End the preview in this browser',
    description: 'Removes the cookie that `openPreview` set.',
    otherResponses: { 303: { description: 'Redirects to the published home page.', headers: ['Location'] } },
  },
} as const satisfies Record<string, CallDescription>);
