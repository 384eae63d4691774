import { titleOfEntry } from '@accounting-site/content/editing/find-group';
import { contentCalls } from '@accounting-site/contract/calls/content-calls';
import type { Publications, PublishJob } from '@accounting-site/contract/staff/staff-publishing';
import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import type { Database } from '../../../database/open-database.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { isoTime } from '../../../iso-time.ts';
import { showProblem, withoutPictures } from '../../../publishing/content/content-text.ts';
import { listShown } from '../../../publishing/drafts/forget-old-edits.ts';
import { canUndo, undoPublication } from '../../../publishing/drafts/publish-drafts.ts';
import * as jobs from '../../../publishing/jobs/jobs.repository.ts';
import { findSamePreview } from '../../../publishing/publisher/preview-source.ts';
import { isPublisherRunning } from '../../../publishing/publisher/publishers.repository.ts';
import { ReleaseError } from '../../../releases/release-error.ts';
import { findCurrent, latestPublication } from '../../../releases/releases.repository.ts';
import { oneLine } from '../../../site-forms/clean-text.ts';
import { findMembers } from '../leads/members.repository.ts';
import type { AdmittedStaff, StaffSource } from '../leads/staff/admit-staff.ts';
import type { ContentServices } from './content-services.ts';

const noPublisher =
  'Nothing can be built now, because no publisher is running. Your drafts are kept. Tell your technical team: npm run publisher';
const nothingBefore =
  'Nothing can be undone, because the version before is the first one, or of an older version of the site. Open an entry to bring its earlier text back.';
/** Each is a build, and the lists of the desk read them all. */
const plannedAtMost = 20;
const tooManyPlanned = 'Twenty publications are planned already. Cancel one first.';
const noSuchJob = 'There is no such preview or publication';

/** The endpoints that preview, publish and undo. They share the plugin of the drafts, with its checks. */
export function publishingRoutes(app: FastifyInstance, services: ContentServices & AdmittedStaff): void {
  const { database, clock, sourceOf, recordRead } = services;
  const readJob = async (id: string): Promise<PublishJob> => {
    const job = await jobs.findJob(database, id);
    if (job === undefined) throw new RefusedCall(404, noSuchJob);
    return showJob(job, await findMembers(database, [job]));
  };

  answerCall(app, contentCalls.listJobs, async (request) => {
    await recordRead(request, 'content read', 'jobs');
    const rows = await jobs.listJobs(database);
    const by = await findMembers(database, rows);
    return {
      publisher: await isPublisherRunning(database, clock()),
      jobs: rows.map((job) => showJob(job, by)),
    };
  });

  answerCall(app, contentCalls.startJob, async (request) => {
    const { kind, startsAt, ahead, paths: chosen } = request.body;
    const paths = chosen === undefined ? null : JSON.stringify([...new Set(chosen)].sort());
    const note = oneLine(request.body.note);
    const source = sourceOf(request);
    const same = kind === 'preview' ? await findSamePreview(database, { at: source.at, paths }) : undefined;
    if (same !== undefined) return readJob(same.id);
    if (!(await isPublisherRunning(database, source.at))) throw new RefusedCall(409, noPublisher);
    const { id } = await database.transaction().execute(async (transaction) => {
      const starts_at = Math.max(source.at, startsAt === undefined ? 0 : Date.parse(startsAt));
      const { accountId, at } = source;
      const account_id = ahead && kind === 'preview' ? null : accountId;
      const job = await jobs.addJob(transaction, { kind, account_id, at, starts_at, note, paths });
      // After adding it, because it may have superseded others.
      const isPlanned = kind === 'publish' && starts_at > at;
      if (isPlanned && (await jobs.listPlanned(transaction, at)).length > plannedAtMost) {
        throw new RefusedCall(409, tooManyPlanned);
      }
      await recordAuditEvent(transaction, 'publishing started', { ...source, detail: `${kind} ${job.id}` });
      return job;
    });
    return readJob(id);
  });

  answerCall(app, contentCalls.readJob, async (request) => {
    const job = await readJob(request.params.id);
    await recordRead(request, 'content read', `job ${job.id}`);
    // The response says that visitors see the publication, so this server must serve it.
    if (job.kind !== 'preview' && job.state === 'done') await app.catchUp();
    return job;
  });

  answerCall(app, contentCalls.cancelJob, async (request) => {
    const { id } = await readJob(request.params.id);
    const source = sourceOf(request);
    await database.transaction().execute(async (transaction) => {
      if (!(await jobs.cancelJob(transaction, id, source.at))) {
        throw new RefusedCall(
          409,
          'It is being published already, or has ended. You can undo a publication.',
        );
      }
      await recordAuditEvent(transaction, 'publishing cancelled', { ...source, detail: id });
    });
    return readJob(id);
  });

  answerCall(app, contentCalls.listPublications, async (request) => {
    await recordRead(request, 'content read', 'publications');
    return listPublications(services);
  });

  answerCall(app, contentCalls.undoPublication, async (request) => {
    await undo(services, request.body.publication, sourceOf(request));
    await app.catchUp();
    return listPublications(services);
  });
}

function showJob(job: jobs.Job, by: Awaited<ReturnType<typeof findMembers>>): PublishJob {
  return {
    id: job.id,
    kind: job.kind,
    state: job.state,
    by: by(job.account_id),
    at: isoTime(job.at),
    startsAt: isoTime(job.starts_at),
    finishedAt: isoTime(job.finished_at),
    note: job.note,
    errors: jobs.problemsOfJob(job).map(showProblem),
    release: job.release_id,
    paths: jobs.pathsOf(job) ?? null,
  };
}

async function undo({ database }: ContentServices, number: number, source: StaffSource): Promise<void> {
  try {
    const isUndone = await database
      .transaction()
      .execute((transaction) => undoPublication(transaction, number, source));
    if (isUndone || (await hasUndone(database, number, source))) return;
    if ((await findCurrent(database))?.number === number) throw new RefusedCall(409, nothingBefore);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw new RefusedCall(409, 'The release before is no longer stored, so it cannot be published again.');
  }
  throw new RefusedCall(409, 'Someone published or undid something since. Reload the page and look again.');
}

/** Whether this person undid it with the current publication: the response was lost, and the request is sent again. */
async function hasUndone(database: Database, number: number, { accountId }: StaffSource): Promise<boolean> {
  const latest = latestPublication(database).select(['number', 'kind', 'account_id']);
  const current = await latest.executeTakeFirst();
  return current?.number === number + 1 && current.kind === 'rollback' && current.account_id === accountId;
}

/** What was published, by whom and when, the newest first. */
async function listPublications({ database }: ContentServices): Promise<Publications> {
  const rows = await listShown(database)
    .select(['number', 'release_id', 'kind', 'at', 'account_id', 'note'])
    .execute();
  const edits = await database
    .selectFrom('published_edits')
    .select(['publication', 'path', withoutPictures().as('text')])
    .where('publication', '>=', rows.at(-1)?.number ?? 0)
    .orderBy('path')
    .execute();
  const by = await findMembers(database, rows);
  return {
    publications: rows.map(({ number, release_id, kind, at, account_id, note }, place) => ({
      number,
      release: release_id,
      kind,
      at: isoTime(at),
      by: by(account_id),
      note,
      entries: edits
        .filter(({ publication }) => publication === number)
        .map(({ path, text }) => ({ path, title: titleOfEntry(path, text) })),
      isCurrent: place === 0,
    })),
    canUndo: await canUndo(database),
  };
}
