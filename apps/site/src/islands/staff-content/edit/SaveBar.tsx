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
import type { EntryValue } from './kept-texts.ts';
import { DiscardDraft } from './RemoveEntry.tsx';
import type { EntryDesk } from './use-entry.ts';

interface SaveBarProps {
  entry: ContentEntry;
  value: EntryValue;
  desk: EntryDesk;
}

/** Whether the draft is saved, and what to do next. It stays at the bottom of the window. */
export function SaveBar({ entry, value, desk }: SaveBarProps) {
  const { words } = useContentDesk();
  const isFailed = desk.saving.status === 'failed';
  const hasDraft = entry.state !== 'published';
  return (
    <div className={styles.bar} data-failed={isFailed || undefined}>
      {/* It is saved again and again while someone types, so only a failure is announced. */}
      <p role={isFailed ? 'alert' : undefined} className="small">
        {describe(desk.saving, entry, words.save)}
      </p>
      {hasDraft && (
        <div className="cluster middle">
          <DiscardDraft entry={entry} value={value} desk={desk} />
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
