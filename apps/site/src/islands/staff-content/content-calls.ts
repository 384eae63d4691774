import { type Endpoint, withId } from '@accounting-site/contract/endpoints/endpoints';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type {
  ContentEntry,
  ContentList,
  Drafts,
  EntryChange,
  NewEntry,
} from '@accounting-site/contract/staff/staff-content';
import type { NewPicture } from '@accounting-site/contract/staff/staff-pictures';
import type {
  OpenedPreview,
  Publications,
  PublishJob,
  PublishJobs,
} from '@accounting-site/contract/staff/staff-publishing';
import type { Session } from '@accounting-site/session';
import { checked } from '../../lib/actions/checked.ts';

export type Call = Session['callSite'];

/** All entries by group, with their drafts. */
export const listContent = async (call: Call, signal: AbortSignal) =>
  checked<ContentList>(await call(siteEndpoints.listContent, {}, { signal }), 'groups');

export const readEntry = async (call: Call, path: string, signal?: AbortSignal) =>
  checked<ContentEntry>(await call(withQuery(siteEndpoints.readEntry, { path }), {}, { signal }), 'current');

/** Saves a draft. A draft with errors is kept. */
export const saveEntry = async (call: Call, change: EntryChange) =>
  checked<ContentEntry>(await call(siteEndpoints.saveEntry, { body: change }), 'current');

export const addEntry = async (call: Call, entry: NewEntry) =>
  checked<ContentEntry>(await call(siteEndpoints.addEntry, { body: entry }), 'current');

/** Half a megabyte takes ten seconds over a slow connection, and then the server waits for its check. */
const uploadFor = 120_000;

/** Uploads a picture as a draft. @returns its path */
export async function addPicture(call: Call, picture: NewPicture): Promise<string> {
  const answer = await call(siteEndpoints.addPicture, { body: picture }, { timeoutMs: uploadFor });
  return checked<{ path: string }>(answer, 'path').path;
}

/** Makes a draft that deletes the entry. */
export const deleteEntry = async (call: Call, path: string, basedOn: string) =>
  checked<ContentEntry>(await call(withQuery(siteEndpoints.deleteEntry, { path, basedOn })), 'current');

export async function discardDraft(call: Call, path: string, basedOn: string): Promise<void> {
  await call(withQuery(siteEndpoints.discardDraft, { path, basedOn }));
}

/** Everything that a publication would change. */
export const listDrafts = async (call: Call, signal?: AbortSignal) =>
  checked<Drafts>(await call(siteEndpoints.listDrafts, {}, { signal }), 'drafts');

export const chooseVersion = async (call: Call, path: string, keep: 'published' | 'repository') =>
  checked<Drafts>(await call(siteEndpoints.chooseVersion, { body: { path, keep } }), 'drafts');

/** Previews and publications: those that run or wait, then those that ended, the latest first. */
export const listJobs = async (call: Call, signal?: AbortSignal) =>
  checked<PublishJobs>(await call(siteEndpoints.listJobs, {}, { signal }), 'jobs');

/** What the publisher is asked for. `startsAt` is ISO 8601; without it, now. Without `paths`, it is of all drafts. */
interface NewJob {
  kind: 'publish' | 'preview';
  note?: string;
  startsAt?: string | undefined;
  ahead?: boolean;
  paths?: readonly string[] | undefined;
}

/** Publishes or previews drafts. It may be the last preview, if nothing has changed since. */
export const startJob = async (call: Call, body: NewJob) =>
  checked<PublishJob>(await call(siteEndpoints.startJob, { body }), 'state');

/** Shows a preview to this browser. Its pages come from the preview from then on. */
export async function openPreview(call: Call, id: string) {
  return checked<OpenedPreview>(await call(withId(siteEndpoints.openPreview, id)), 'page');
}

export const readJob = async (call: Call, id: string, signal?: AbortSignal) =>
  checked<PublishJob>(await call(withId(siteEndpoints.readJob, id), {}, { signal }), 'state');

export const cancelJob = async (call: Call, id: string) =>
  checked<PublishJob>(await call(withId(siteEndpoints.cancelJob, id)), 'state');

/** What was published, the newest first. */
export const listPublications = async (call: Call, signal?: AbortSignal) =>
  checked<Publications>(await call(siteEndpoints.listPublications, {}, { signal }), 'publications');

/** @param publication the number of the current publication, as the page shows it */
export const undoPublication = async (call: Call, publication: number) =>
  checked<Publications>(await call(siteEndpoints.undoPublication, { body: { publication } }), 'publications');

const withQuery = (endpoint: Endpoint, query: Record<string, string>): Endpoint =>
  `${endpoint}?${new URLSearchParams(query)}`;
