import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { Publications, PublishJob } from '@accounting-site/contract/staff/staff-publishing';
import { Notice } from '@accounting-site/ui/Notice';
import { type ReactNode, useEffect, useRef } from 'react';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { checked } from '../../../lib/actions/checked.ts';
import { formatClock, formatMoment } from '../../../lib/text/format-moment.ts';
import type { StaffContentWords } from '../../../pages/_staff/staff-content-words.ts';
import { useContentDesk } from '../content-desk.ts';
import { ErrorLinks } from './ChangedEntry.tsx';
import { UndoButton } from './HistoryView.tsx';
import styles from './Review.module.css';
import { isPlanned, type JobDesk } from './use-job.ts';

interface JobStateProps {
  job: PublishJob;
  desk: JobDesk;
  said: StaffContentWords['preview'] | StaffContentWords['job'];
  /** What can be done with the result. */
  children?: ReactNode;
}

/** How far a publication or a preview is, and its result. */
export function JobState({ job, desk, said, children }: JobStateProps) {
  const { call, words, hasPublisher } = useContentDesk();
  const box = useRef<HTMLDivElement>(null);
  const { state } = job;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state can remove the button that had the focus
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, [state]);
  if (state === 'done') {
    const time = formatClock(job.finishedAt ?? job.startsAt);
    return (
      <Notice tone="success" ref={box}>
        <p className="strong">{fillSlots(said.done, { time })}</p>
        {children}
      </Notice>
    );
  }
  if (state === 'failed') {
    return (
      <Notice tone="danger" ref={box}>
        <p>{said.failed}</p>
        <ErrorLinks errors={job.errors} />
      </Notice>
    );
  }
  if (!desk.isRunning) {
    return <Notice ref={box}>{state === 'cancelled' ? said.cancelled : said.superseded}</Notice>;
  }
  const isLater = isPlanned(job, Date.now());
  return (
    <Notice ref={box}>
      <p className="strong">
        {isLater
          ? fillSlots(words.job.later, { time: formatMoment(job.startsAt) })
          : // The next publisher starts it again.
            said[hasPublisher ? (state as 'waiting') : 'waiting']}
      </p>
      {desk.isCutOff && <p>{words.job.cut_off}</p>}
      {!isLater && hasPublisher && <progress className={styles.progress} aria-label={said.label} />}
      {state !== 'publishing' && job.kind !== 'deploy' && (
        <ActionButton
          variant="quiet"
          label={said.cancel}
          action={async () =>
            desk.follow(await checked(call(siteEndpoints.cancelJob, { id: job.id }), 'state'))
          }
        />
      )}
    </Notice>
  );
}

interface PublishedLinksProps {
  job: PublishJob;
  /** The current publication, if it can be undone. */
  current: Publications['publications'][number] | undefined;
}

/** The site after a publication, and the way back. */
export function PublishedLinks({ job, current }: PublishedLinksProps) {
  const { words } = useContentDesk();
  return (
    <div className="cluster middle">
      <a href="/" className="alone">
        {words.job.look}
      </a>
      {current?.release === job.release && <UndoButton number={current.number} />}
    </div>
  );
}
