import type { Drafts } from '@accounting-site/contract/staff-content';
import { useCallback, useEffect, useState } from 'react';
import { Loaded } from '../../../lib/actions/Loaded.tsx';
import { useLoaded } from '../../../lib/actions/use-loaded.ts';
import { keepPart, takePart } from '../../../lib/session/session-draft.ts';
import { NothingYet } from '../choose/NothingYet.tsx';
import { listDrafts, listJobs, listPublications } from '../content-calls.ts';
import { afterLeaving, useContentDesk } from '../content-desk.ts';
import { useRepeated } from '../use-repeated.ts';
import { ChangedEntry } from './ChangedEntry.tsx';
import { JobState, PublishedLinks } from './JobState.tsx';
import { PreviewSite } from './PreviewSite.tsx';
import { emptyInput, PublishForm } from './PublishForm.tsx';
import { RepositoryConflicts } from './RepositoryConflicts.tsx';
import { isPlanned, isSettled, useJob } from './use-job.ts';
import { usePreparedBuild } from './use-prepared-build.ts';

/** After this time in milliseconds, drafts that the publisher is checking are read again. */
const checkPause = 3_000;

/**
 * Every change before it is published, and the publication that runs or waits.
 * @param hasUnsaved a draft is older than what this person typed, so publishing has to wait
 */
export function ChangesView({ hasUnsaved }: { hasUnsaved: boolean }) {
  const { call, user, words, hasPublisher, readList } = useContentDesk();
  const { state, readAgain, show } = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        await afterLeaving();
        const [drafts, jobs, { publications, canUndo }] = await Promise.all([
          listDrafts(call, signal),
          listJobs(call, signal),
          listPublications(call, signal),
        ]);
        return { drafts, jobs, publications, canUndo };
      },
      [call],
    ),
    true,
  );
  const loaded = state.status === 'ready' ? state.value : undefined;
  // Kept here, because the form is removed during a build, and while an entry has errors or unsaved text.
  const [input, setInput] = useState<typeof emptyInput>(() => {
    const kept = takePart(user.id, 'publication');
    return kept === undefined ? emptyInput : JSON.parse(kept);
  });
  useEffect(
    () => keepPart('publication', () => (input === emptyInput ? undefined : JSON.stringify(input))),
    [input],
  );
  const job = useJob('publish', loaded?.jobs, ({ kind, state }) => {
    if (kind === 'publish' && state === 'done') setInput(emptyInput);
    void readAgain();
    void readList();
  });
  usePreparedBuild(loaded?.drafts.drafts, hasPublisher && !hasUnsaved && !job.isRunning);
  // The publisher started or stopped since the list was loaded.
  useEffect(() => {
    if (loaded !== undefined && loaded.jobs.publisher !== hasPublisher) void readList();
  }, [loaded, hasPublisher, readList]);
  const drafted = loaded?.drafts.drafts ?? [];
  const isChecking = hasPublisher && drafted.some(({ draft }) => draft?.checked === false);
  useRepeated(isChecking, readAgain, checkPause);
  if (state.status !== 'ready')
    return <Loaded state={state} words={{ ...words.failures, loading: words.loading }} onRetry={readAgain} />;
  const { drafts, jobs, publications, canUndo } = state.value;
  const current = publications.find(({ isCurrent }) => isCurrent);
  const said = words.review;
  function showDrafts(now: Drafts) {
    show({ drafts: now, jobs, publications, canUndo });
    void readList();
  }
  const isBusy = job.isRunning;
  const isLater = job.job !== undefined && isPlanned(job.job, Date.now());
  return (
    <div className="stack gap-6">
      {job.job && !isSettled(job.job, drafts.drafts, publications) && (
        <JobState job={job.job} desk={job} said={words.job}>
          <PublishedLinks job={job.job} current={canUndo ? current : undefined} />
        </JobState>
      )}
      <RepositoryConflicts
        conflicts={drafts.conflicts}
        onChosen={(now) => {
          showDrafts(now);
          // The choice may have started a deploy.
          void readAgain();
        }}
      />
      {drafts.drafts.length === 0 && !isBusy && <NothingYet text={said.none} />}
      {drafts.drafts.length > 0 && (
        <ul className="stack gap-5">
          {drafts.drafts.map((draft) => (
            <ChangedEntry key={draft.path} draft={draft} />
          ))}
        </ul>
      )}
      {drafts.drafts.length > 0 && (!isBusy || isLater) && !hasUnsaved && (
        <PreviewSite jobs={jobs} onEnd={readAgain} />
      )}
      {drafts.drafts.length > 0 && !isBusy && !hasUnsaved && (
        <PublishForm
          drafts={drafts.drafts}
          hasPublisher={hasPublisher}
          input={input}
          onInput={setInput}
          onStarted={job.follow}
          onStale={showDrafts}
        />
      )}
    </div>
  );
}
