import { type Endpoint, withId } from '@accounting-site/contract/endpoints/endpoints';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { isRecord } from '@accounting-site/contract/fields/is-record';
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
export const listContent = async (call: Call, signal: AbortSignal): Promise<ContentList> =>
  checked(await call(siteEndpoints.listContent, {}, { signal }), hasList<ContentList>('groups'));

export const readEntry = async (call: Call, path: string, signal?: AbortSignal): Promise<ContentEntry> =>
  checked(await call(withQuery(siteEndpoints.readEntry, { path }), {}, signal && { signal }), isEntry);

/** Saves a draft. A draft with errors is kept. */
export const saveEntry = async (call: Call, change: EntryChange): Promise<ContentEntry> =>
  checked(await call(siteEndpoints.saveEntry, { body: change }), isEntry);

export const addEntry = async (call: Call, entry: NewEntry): Promise<ContentEntry> =>
  checked(await call(siteEndpoints.addEntry, { body: entry }), isEntry);

/** Half a megabyte takes ten seconds over a slow connection, and then the server waits for its check. */
const uploadFor = 120_000;

/** Uploads a picture as a draft. @returns its path */
export async function addPicture(call: Call, picture: NewPicture): Promise<string> {
  const answer = await call(siteEndpoints.addPicture, { body: picture }, { timeoutMs: uploadFor });
  return checked(answer, hasPath).path;
}

/** Makes a draft that deletes the entry. */
export const deleteEntry = async (call: Call, path: string, basedOn: string): Promise<ContentEntry> =>
  checked(await call(withQuery(siteEndpoints.deleteEntry, { path, basedOn })), isEntry);

export async function discardDraft(call: Call, path: string, basedOn: string): Promise<void> {
  await call(withQuery(siteEndpoints.discardDraft, { path, basedOn }));
}

/** Everything that a publication would change. */
export const listDrafts = async (call: Call, signal?: AbortSignal): Promise<Drafts> =>
  checked(await call(siteEndpoints.listDrafts, {}, signal && { signal }), hasList<Drafts>('drafts'));

export const chooseVersion = async (call: Call, path: string, keep: 'published' | 'repository') =>
  checked(await call(siteEndpoints.chooseVersion, { body: { path, keep } }), hasList<Drafts>('drafts'));

/** Previews and publications: those that run or wait, then those that ended, the latest first. */
export const listJobs = async (call: Call, signal?: AbortSignal): Promise<PublishJobs> =>
  checked(await call(siteEndpoints.listJobs, {}, signal && { signal }), hasList<PublishJobs>('jobs'));

/** What the publisher is asked for. `startsAt` is ISO 8601; without it, now. Without `paths`, it is of all drafts. */
interface NewJob {
  kind: 'publish' | 'preview';
  note?: string;
  startsAt?: string | undefined;
  ahead?: boolean;
  paths?: readonly string[] | undefined;
}

/** Publishes or previews drafts. It may be the last preview, if nothing has changed since. */
export const startJob = async (call: Call, body: NewJob): Promise<PublishJob> =>
  checked(await call(siteEndpoints.startJob, { body }), isJob);

/** Shows a preview to this browser. Its pages come from the preview from then on. */
export async function openPreview(call: Call, id: string): Promise<OpenedPreview> {
  return checked(await call(withId(siteEndpoints.openPreview, id)), isPreview);
}

export const readJob = async (call: Call, id: string, signal?: AbortSignal): Promise<PublishJob> =>
  checked(await call(withId(siteEndpoints.readJob, id), {}, signal && { signal }), isJob);

export const cancelJob = async (call: Call, id: string): Promise<PublishJob> =>
  checked(await call(withId(siteEndpoints.cancelJob, id)), isJob);

/** What was published, the newest first. */
export const listPublications = async (call: Call, signal?: AbortSignal): Promise<Publications> =>
  checked(
    await call(siteEndpoints.listPublications, {}, signal && { signal }),
    hasList<Publications>('publications'),
  );

/** @param publication the number of the current publication, as the page shows it */
export const undoPublication = async (call: Call, publication: number): Promise<Publications> =>
  checked(
    await call(siteEndpoints.undoPublication, { body: { publication } }),
    hasList<Publications>('publications'),
  );

const withQuery = (endpoint: Endpoint, query: Record<string, string>): Endpoint =>
  `${endpoint}?${new URLSearchParams(query)}`;

const hasList =
  <Answer>(list: keyof Answer & string) =>
  (answer: unknown): answer is Answer =>
    isRecord(answer) && Array.isArray(answer[list]);

const isEntry = (answer: unknown): answer is ContentEntry =>
  isRecord(answer) && typeof answer.version === 'string' && isRecord(answer.current);

const isJob = (answer: unknown): answer is PublishJob =>
  isRecord(answer) && typeof answer.id === 'string' && typeof answer.state === 'string';

const isPreview = (answer: unknown): answer is OpenedPreview =>
  isRecord(answer) && typeof answer.page === 'string';

const hasPath = (answer: unknown): answer is { path: string } =>
  isRecord(answer) && typeof answer.path === 'string';
