import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { PublishJob } from '@accounting-site/contract/staff/staff-publishing';
import { useCallback, useEffect, useState } from 'react';
import { checked } from '../../../lib/actions/checked.ts';
import { Loaded } from '../../../lib/actions/Loaded.tsx';
import { useLoaded } from '../../../lib/actions/use-loaded.ts';
import { keepPart, takePart } from '../../../lib/session/session-draft.ts';
import { NothingYet } from '../choose/NothingYet.tsx';
import { afterLeaving, useContentDesk } from '../content-desk.ts';
import { ChangedEntry } from './ChangedEntry.tsx';
import { JobState, PublishedLinks } from './JobState.tsx';
import { PreviewSite } from './PreviewSite.tsx';
import { emptyInput, PublishForm } from './PublishForm.tsx';
import { RepositoryConflicts } from './RepositoryConflicts.tsx';
import { canChoose, useChoice } from './use-choice.ts';
import { useDraftChecks } from './use-draft-checks.ts';
import { isPlanned, isPublication, isSettled, useJob } from './use-job.ts';
import { usePreparedBuild } from './use-prepared-build.ts';

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
          checked(call(siteEndpoints.listDrafts, {}, { signal }), 'drafts'),
          checked(call(siteEndpoints.listJobs, {}, { signal }), 'jobs'),
          checked(call(siteEndpoints.listPublications, {}, { signal }), 'publications'),
        ]);
        return { drafts, jobs, publications, canUndo };
      },
      [call],
    ),
  );
  const readAll = () => Promise.all([readAgain(), readList()]);
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
    void readAll();
  });
  // The publisher started or stopped since the list was loaded.
  useEffect(() => {
    if (loaded !== undefined && loaded.jobs.publisher !== hasPublisher) void readList();
  }, [loaded, hasPublisher, readList]);
  const drafted = loaded?.drafts.drafts ?? [];
  const { chosen, choose } = useChoice(drafted);
  const isLater = job.job !== undefined && isPlanned(job.job, Date.now());
  const isBusy = job.isRunning && !isLater;
  usePreparedBuild(chosen, hasPublisher && !hasUnsaved && !isBusy);
  useDraftChecks({
    drafts: loaded?.drafts,
    show: (drafts) => loaded && show({ ...loaded, drafts }),
    readAgain,
  });
  if (state.status !== 'ready')
    return <Loaded state={state} words={{ ...words.failures, loading: words.loading }} onRetry={readAgain} />;
  const { drafts, jobs, publications, canUndo } = state.value;
  const current = publications.find(({ isCurrent }) => isCurrent);
  const said = words.review;
  const plans = jobs.jobs.filter(
    (each) => isPublication(each) && isPlanned(each, Date.now()) && each.id !== job.job?.id,
  );
  function follow(next: PublishJob) {
    const { note, at, startsAt, state } = next;
    job.follow(next);
    // To plan it again.
    if (state === 'cancelled' && startsAt > at && input === emptyInput)
      setInput({ note, at: startsAt.slice(0, 16), isLater: true });
    // Drafts say for when they are planned.
    void readAll();
  }
  const canSome = drafted.some(canChoose);
  return (
    <div className="stack gap-6">
      {job.job && !isSettled(job.job, drafted, publications) && (
        <JobState key={job.job.id} job={job.job} desk={{ ...job, follow }} said={words.job}>
          <PublishedLinks job={job.job} current={canUndo ? current : undefined} />
        </JobState>
      )}
      {plans.map((plan) => (
        <JobState key={plan.id} job={plan} desk={{ ...job, isRunning: true, follow }} said={words.job} />
      ))}
      <RepositoryConflicts
        conflicts={drafts.conflicts}
        onChosen={(now) => {
          show({ drafts: now, jobs, publications, canUndo });
          // The choice may have started a deploy.
          void readAll();
        }}
      />
      {drafted.length === 0 && !isBusy && <NothingYet text={said.none} />}
      {drafted.length > 0 && (
        <ul className="stack gap-5">
          {drafted.map((draft) => (
            <ChangedEntry
              key={draft.path}
              draft={draft}
              isChosen={drafted.length > 1 && canChoose(draft) ? chosen.includes(draft) : undefined}
              onChoose={(isChosen) => choose(draft.path, isChosen)}
            />
          ))}
        </ul>
      )}
      {(canSome ? chosen : drafted).length > 0 && !isBusy && !hasUnsaved && (
        <PreviewSite
          jobs={jobs}
          paths={canSome ? chosen.map(({ path }) => path) : undefined}
          onEnd={readAgain}
        />
      )}
      {drafted.some(({ draft }) => !draft?.planned) && !isBusy && !hasUnsaved && (
        <PublishForm
          drafts={drafted}
          chosen={chosen}
          jobs={jobs}
          input={input}
          onInput={setInput}
          onStarted={(started) => {
            if (isPlanned(started, Date.now())) setInput(emptyInput);
            follow(started);
          }}
          onStale={readAll}
        />
      )}
    </div>
  );
}
