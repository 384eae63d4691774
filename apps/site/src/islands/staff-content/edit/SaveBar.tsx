import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { ContentEntry } from '@accounting-site/contract/staff/staff-content';
import { NetworkError } from '@accounting-site/session';
import { failureOf } from '../../../lib/actions/failure-of.ts';
import { formatClock } from '../../../lib/text/format-moment.ts';
import type { StaffContentWords } from '../../../pages/_staff/staff-content-words.ts';
import { useContentDesk } from '../content-desk.ts';
import { ViewLink } from '../ViewLink.tsx';
import type { AutosaveState } from './create-autosave.ts';
import styles from './EntryEditor.module.css';
import { DiscardDraft } from './RemoveEntry.tsx';
import type { EntryProps } from './use-entry.ts';

/** Whether the draft is saved, and what to do next. It stays at the bottom of the window. */
export function SaveBar(props: EntryProps) {
  const { words } = useContentDesk();
  const { entry, desk } = props;
  const isFailed = desk.saving.status === 'failed';
  return (
    <div className={styles.bar} data-failed={isFailed || undefined}>
      {/* It is saved again and again while someone types, so only a failure is announced. */}
      <p role={isFailed ? 'alert' : undefined} className="small">
        {describe(desk.saving, entry, words.save)}
      </p>
      {entry.state !== 'published' && (
        <div className="cluster middle">
          <DiscardDraft {...props} />
          <ViewLink to={{ view: 'changes' }} className="alone small strong">
            {words.edit.review}
          </ViewLink>
        </div>
      )}
    </div>
  );
}

function describe(state: AutosaveState, entry: ContentEntry, words: StaffContentWords['save']): string {
  switch (state.status) {
    case 'waiting':
    case 'saving':
      return words.saving;
    case 'saved':
      return fillSlots(words.saved, { time: formatClock(state.at) });
    case 'failed':
      return describeFailure(state, words);
    case 'idle':
      return entry.draft === null
        ? words.unchanged
        : fillSlots(words.saved, { time: formatClock(entry.draft.at) });
  }
}

type Failed = Extract<AutosaveState, { status: 'failed' }>;

function describeFailure({ error, isFinal }: Failed, words: StaffContentWords['save']): string {
  if (error instanceof NetworkError) return words.no_network;
  if (!isFinal) return words.failed;
  const failure = failureOf(error);
  return failure.reason === 'refused' ? `${words.refused_because} ${failure.message}` : words.refused;
}
