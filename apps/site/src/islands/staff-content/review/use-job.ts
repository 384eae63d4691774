import type { PublishJob, PublishJobs } from '@accounting-site/contract/staff-publishing';
import { useCallback, useRef, useState } from 'react';
import { readJob } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import { useRepeated } from '../use-repeated.ts';

const running: readonly PublishJob['state'][] = ['waiting', 'building', 'publishing'];

export const isRunning = ({ state }: PublishJob) => running.includes(state);

/** Whether a job starts at a time that was chosen. */
export const isPlanned = ({ state, startsAt }: PublishJob, now: number) =>
  state === 'waiting' && Date.parse(startsAt) > now;

const minute = 60_000;

/** Between two looks at a job, in milliseconds. One that starts later, or takes long, is looked at less often. */
export function pauseOf({ state, startsAt }: PublishJob, now: number): number {
  const since = now - Date.parse(startsAt);
  if (state === 'waiting' && since < -minute) return 30_000;
  return since < minute ? 1_000 : 5_000;
}

/**
 * The job to show: the one that runs or is due, otherwise the result of the one that was followed here, otherwise the
 * one that is planned, otherwise the latest publication if it failed, perhaps in the night for which it was planned.
 * @param jobs of one kind, those that ended after the others, the latest first
 */
export function jobToShow(
  jobs: readonly PublishJob[],
  followed: PublishJob | undefined,
  now: number,
): PublishJob | undefined {
  if (followed && isRunning(followed)) return followed;
  const others = jobs.filter((each) => isRunning(each) && each.id !== followed?.id);
  const first =
    others.find(({ state }) => state !== 'waiting') ?? others.find((each) => !isPlanned(each, now));
  const hasResult = followed?.state === 'done' || followed?.state === 'failed';
  const next = first ?? (hasResult ? followed : others[0]) ?? followed;
  const ended = jobs.find(({ finishedAt }) => finishedAt !== null);
  return next ?? (ended?.kind === 'publish' && ended.state === 'failed' ? ended : undefined);
}

/**
 * The publication to show, or this person's preview.
 * @param jobs the latest ones; undefined until they are loaded
 * @param onEnd called when a job that was followed has ended
 */
export function useJob(
  kind: PublishJob['kind'],
  jobs: PublishJobs | undefined,
  onEnd: (job: PublishJob) => void,
) {
  const { call, user } = useContentDesk();
  const [followed, setFollowed] = useState<PublishJob>();
  const isWanted = (each: PublishJob) =>
    each.kind === kind && (kind === 'publish' || each.by?.id === `${user.id}`);
  const job = jobToShow(jobs?.jobs.filter(isWanted) ?? [], followed, Date.now());
  const ended = useRef(onEnd);
  ended.current = onEnd;

  const id = job && isRunning(job) ? job.id : undefined;
  const look = useCallback(
    async (signal: AbortSignal) => {
      if (id === undefined) return;
      // After a failed request, the same job is looked at again.
      const next = await readJob(call, id, signal).catch(() => undefined);
      if (signal.aborted || next === undefined) return;
      setFollowed(next);
      if (!isRunning(next)) ended.current(next);
    },
    [call, id],
  );
  useRepeated(id !== undefined, look, job ? pauseOf(job, Date.now()) : 0);

  return { job, isRunning: id !== undefined, follow: setFollowed };
}

export type JobDesk = ReturnType<typeof useJob>;
