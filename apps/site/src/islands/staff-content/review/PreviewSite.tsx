import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { PublishJobs } from '@accounting-site/contract/staff/staff-publishing';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { checked } from '../../../lib/actions/checked.ts';
import { useContentDesk } from '../content-desk.ts';
import { JobState } from './JobState.tsx';
import { useJob } from './use-job.ts';

interface PreviewSiteProps {
  jobs: PublishJobs;
  /** The entries whose drafts it shows. Undefined for all drafts. */
  paths: string[] | undefined;
  /** Called when a preview is done or has failed. */
  onEnd: () => void;
}

/** Builds drafts and shows the whole site with them, to this person only. */
export function PreviewSite({ jobs, paths, onEnd }: PreviewSiteProps) {
  const { call, words, hasPublisher } = useContentDesk();
  const said = words.preview;
  const preview = useJob('preview', jobs, onEnd);
  const { job } = preview;

  /** Opens the last preview if nothing has changed since, or starts a new one. */
  async function start() {
    const next = await checked(call(siteEndpoints.startJob, { body: { kind: 'preview', paths } }), 'state');
    preview.follow(next);
    if (next.state !== 'done') return;
    const { page } = await checked(call(siteEndpoints.openPreview, { id: next.id }), 'page');
    await unregisterServiceWorker();
    // iPhones open no window this long after the press.
    if (window.open(page) === null) location.assign(page);
  }
  return (
    <div className="stack gap-3 unless-empty">
      {job && (
        <JobState job={job} desk={preview} said={said}>
          <ActionButton variant="primary" label={said.open} action={start} />
        </JobState>
      )}
      {hasPublisher && !preview.isRunning && job?.state !== 'done' && (
        <ActionButton label={said.start} action={start} />
      )}
    </div>
  );
}

/** It would show a stored page when the preview is slow. The next page after the preview registers it again. */
async function unregisterServiceWorker() {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await worker?.unregister();
}
