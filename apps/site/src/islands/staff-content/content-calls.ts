import { type Endpoint, withId } from '@accounting-site/contract/endpoints';
import { answerMalformed } from '@accounting-site/contract/error-messages';
import * as siteEndpoints from '@accounting-site/contract/site-endpoints';
import type {
  ContentEntry,
  ContentList,
  Drafts,
  EntryChange,
  NewEntry,
} from '@accounting-site/contract/staff-content';
import type { NewPicture } from '@accounting-site/contract/staff-pictures';
import type {
  OpenedPreview,
  Publications,
  PublishJob,
  PublishJobs,
} from '@accounting-site/contract/staff-publishing';
import { AnswerError, type Session } from '@accounting-site/session';
import { isRecord } from '../../lib/actions/checked.ts';

export type Call = Session['callSite'];

/** All entries by group, with their drafts. */
export const listContent = async (call: Call, signal: AbortSignal): Promise<ContentList> =>
  withList<ContentList>(await call(siteEndpoints.listContent, {}, { signal }), 'groups');

export const readEntry = async (call: Call, path: string, signal?: AbortSignal): Promise<ContentEntry> =>
  asEntry(await call(withQuery(siteEndpoints.readEntry, { path }), {}, signal && { signal }));

/** Saves a draft. A draft with errors is kept. */
export const saveEntry = async (call: Call, change: EntryChange): Promise<ContentEntry> =>
  asEntry(await call(siteEndpoints.saveEntry, { body: change }));

export const addEntry = async (call: Call, entry: NewEntry): Promise<ContentEntry> =>
  asEntry(await call(siteEndpoints.addEntry, { body: entry }));

/** Half a megabyte takes ten seconds over a slow connection, and then the server waits for its check. */
const uploadFor = 120_000;

/** Uploads a picture as a draft. @returns its path */
export async function addPicture(call: Call, picture: NewPicture): Promise<string> {
  const answer = await call(siteEndpoints.addPicture, { body: picture }, { timeoutMs: uploadFor });
  if (isRecord(answer) && typeof answer.path === 'string') return answer.path;
  throw new AnswerError(answerMalformed);
}

/** Makes a draft that deletes the entry. */
export const deleteEntry = async (call: Call, path: string, basedOn: string): Promise<ContentEntry> =>
  asEntry(await call(withQuery(siteEndpoints.deleteEntry, { path, basedOn })));

export async function discardDraft(call: Call, path: string, basedOn: string): Promise<void> {
  await call(withQuery(siteEndpoints.discardDraft, { path, basedOn }));
}

/** Everything that a publication would change. */
export const listDrafts = async (call: Call, signal?: AbortSignal): Promise<Drafts> =>
  withList<Drafts>(await call(siteEndpoints.listDrafts, {}, signal && { signal }), 'drafts');

export const chooseVersion = async (call: Call, path: string, keep: 'published' | 'repository') =>
  withList<Drafts>(await call(siteEndpoints.chooseVersion, { body: { path, keep } }), 'drafts');

/** Previews and publications, the newest first. */
export const listJobs = async (call: Call, signal?: AbortSignal): Promise<PublishJobs> =>
  withList<PublishJobs>(await call(siteEndpoints.listJobs, {}, signal && { signal }), 'jobs');

/** @param startsAt ISO 8601; without it, now */
export const startPublishing = async (call: Call, note: string, startsAt: string | undefined) =>
  asJob(await call(siteEndpoints.startJob, { body: { kind: 'publish', note, startsAt } }));

/** A new preview, or the last one if nothing has changed since. */
export const startPreview = async (call: Call) =>
  asJob(await call(siteEndpoints.startJob, { body: { kind: 'preview' } }));

/** Builds the drafts before anyone asks for it. */
export const prepareBuild = async (call: Call) =>
  asJob(await call(siteEndpoints.startJob, { body: { kind: 'preview', ahead: true } }));

/** Shows a preview to this browser. Its pages come from the preview from then on. */
export async function openPreview(call: Call, id: string): Promise<OpenedPreview> {
  const answer = await call(withId(siteEndpoints.openPreview, id));
  if (isRecord(answer) && typeof answer.page === 'string') return answer as OpenedPreview;
  throw new AnswerError(answerMalformed);
}

export const readJob = async (call: Call, id: string, signal?: AbortSignal): Promise<PublishJob> =>
  asJob(await call(withId(siteEndpoints.readJob, id), {}, signal && { signal }));

export const cancelJob = async (call: Call, id: string): Promise<PublishJob> =>
  asJob(await call(withId(siteEndpoints.cancelJob, id)));

/** What was published, the newest first. */
export const listPublications = async (call: Call, signal?: AbortSignal): Promise<Publications> =>
  withList<Publications>(
    await call(siteEndpoints.listPublications, {}, signal && { signal }),
    'publications',
  );

/** @param publication the number of the current publication, as the page shows it */
export const undoPublication = async (call: Call, publication: number): Promise<Publications> =>
  withList<Publications>(
    await call(siteEndpoints.undoPublication, { body: { publication } }),
    'publications',
  );

const withQuery = (endpoint: Endpoint, query: Record<string, string>): Endpoint =>
  `${endpoint}?${new URLSearchParams(query)}`;

function withList<Answer>(answer: unknown, list: keyof Answer & string): Answer {
  if (isRecord(answer) && Array.isArray(answer[list])) return answer as Answer;
  throw new AnswerError(answerMalformed);
}

function asEntry(answer: unknown): ContentEntry {
  if (isRecord(answer) && typeof answer.version === 'string' && isRecord(answer.current)) {
    return answer as ContentEntry;
  }
  throw new AnswerError(answerMalformed);
}

function asJob(answer: unknown): PublishJob {
  if (isRecord(answer) && typeof answer.id === 'string' && typeof answer.state === 'string') {
    return answer as PublishJob;
  }
  throw new AnswerError(answerMalformed);
}
