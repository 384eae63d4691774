import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { Publications, PublishJob, PublishJobs } from '@accounting-site/contract/staff/staff-publishing';
import { NetworkError } from '@accounting-site/session';
import { useCallback, useRef, useState } from 'react';
import { checked } from '../../../lib/actions/checked.ts';
import { useContentDesk } from '../content-desk.ts';
import { publisherPause, useRepeated } from '../use-repeated.ts';

const running: readonly PublishJob['state'][] = ['waiting', 'building', 'publishing'];

const isRunning = ({ state }: PublishJob) => running.includes(state);

/** Whether a job starts at a time that was chosen. Compared with its own time too: the clock of a phone may be slow. */
export const isPlanned = ({ state, at, startsAt }: PublishJob, now: number) =>
  state === 'waiting' && startsAt > at && Date.parse(startsAt) > now;

/** Whether a job changes what visitors see because someone asked for it: also by choosing the text of the files. */
export const isPublication = ({ kind, by }: PublishJob) =>
  kind === 'publish' || (kind === 'deploy' && by !== null);

const minute = 60_000;

/** The pause between two requests for a job, in ms. A job that starts later, or takes long, is read less often. */
export function pauseOf(job: PublishJob, now: number): number {
  if (isPlanned(job, now + minute)) return 30_000;
  return now - Date.parse(job.startsAt) < minute ? 1_000 : 5_000;
}

/** A response of a few hundred bytes. A later request may find a connection that this one lost. */
const timeoutMs = 10_000;

/** How many requests for a job in a row found no connection. Another failure, such as of a server, is none. */
export const lostInRow = (before: number, error: unknown) => (error instanceof NetworkError ? before + 1 : 0);

/**
 * The job to show: the one that runs or is due, otherwise the one that was followed here (planned, done or failed),
 * otherwise the one that is planned, otherwise the latest publication if it failed, perhaps in the night for which it
 * was planned.
 * @param jobs publications or previews, those that ended after the others, the latest first
 */
export function jobToShow(
  jobs: readonly PublishJob[],
  followed: PublishJob | undefined,
  now: number,
): PublishJob | undefined {
  if (followed && isRunning(followed) && !isPlanned(followed, now)) return followed;
  const others = jobs.filter((each) => isRunning(each) && each.id !== followed?.id);
  const first =
    others.find(({ state }) => state !== 'waiting') ?? others.find((each) => !isPlanned(each, now));
  const isOver =
    followed?.state === 'cancelled' ||
    followed?.state === 'superseded' ||
    // A finished conflict choice must not hide the planned publication.
    (followed?.kind === 'deploy' && followed.state === 'done');
  const next = first ?? (isOver ? undefined : followed) ?? others[0] ?? followed;
  // A deploy that was published says nothing about the drafts.
  const ended = jobs.find(
    ({ kind, state, finishedAt }) => finishedAt !== null && (kind !== 'deploy' || state === 'failed'),
  );
  return next ?? (ended?.kind !== 'preview' && ended?.state === 'failed' ? ended : undefined);
}

/**
 * Whether what failed has been published or discarded since.
 * @param publications the newest first
 */
export function isSettled(
  { kind, state, finishedAt, paths }: PublishJob,
  drafts: readonly { path: string }[],
  publications: readonly Pick<Publications['publications'][number], 'kind' | 'at'>[],
): boolean {
  if (state !== 'failed') return false;
  if (kind === 'publish') return !drafts.some(({ path }) => paths?.includes(path) ?? true);
  // A rollback and a publication by date have the texts of the site before.
  const last = publications.find((each) => each.kind === 'publish' || each.kind === 'deploy');
  return last !== undefined && finishedAt !== null && last.at > finishedAt;
}

/**
 * The publication to show, or this person's preview.
 * @param jobs the latest ones; undefined until they are loaded
 * @param onEnd called when a job that was followed has ended
 */
export function useJob(
  kind: 'publish' | 'preview',
  jobs: PublishJobs | undefined,
  onEnd: (job: PublishJob) => void,
) {
  const { call, user, hasPublisher, readList } = useContentDesk();
  const [followed, setFollowed] = useState<PublishJob>();
  const [lost, setLost] = useState(0);
  const isWanted = (each: PublishJob) =>
    kind === 'publish' ? isPublication(each) : each.kind === kind && each.by?.id === `${user.id}`;
  const job = jobToShow(jobs?.jobs.filter(isWanted) ?? [], followed, Date.now());
  const ended = useRef(onEnd);
  ended.current = onEnd;

  const id = job && isRunning(job) ? job.id : undefined;
  const look = useCallback(
    async (signal: AbortSignal) => {
      if (id === undefined) return;
      try {
        const next = await checked(call(siteEndpoints.readJob, { id }, { signal, timeoutMs }), 'state');
        if (signal.aborted) return;
        setLost(0);
        setFollowed(next);
        if (!isRunning(next)) ended.current(next);
      } catch (error) {
        // The same job is looked at again.
        if (!signal.aborted) setLost((before) => lostInRow(before, error));
      }
    },
    [call, id],
  );
  useRepeated(id !== undefined, look, job ? pauseOf(job, Date.now()) : 0);
  // A publisher that is killed leaves the state of its job as it was.
  const isDue = id !== undefined && job !== undefined && !isPlanned(job, Date.now());
  useRepeated(isDue && hasPublisher, readList, publisherPause);

  const follow: (job: PublishJob) => void = setFollowed;
  // One request may be lost on any network.
  return { job, isRunning: id !== undefined, isCutOff: lost >= 2, follow };
}

export type JobDesk = ReturnType<typeof useJob>;
