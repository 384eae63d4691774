import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { useEffect, useRef } from 'react';
import { UndoBar } from '../../lib/desk/UndoBar.tsx';
import { hasFailed } from './create-saves.ts';
import styles from './LeadItem.module.css';
import { SaveState } from './SaveState.tsx';
import type { LeadProps } from './use-lead.ts';

/**
 * Says that a change is being saved, then what it did, with a button that undoes it, or that it was not saved. It
 * receives the focus if the pressed button is gone, and stays at the bottom of the window until the next change.
 */
export function SaveResult({ lead, desk, words }: Omit<LeadProps, 'drafts'>) {
  const { saved, refused, failed, busy, undo } = desk;
  const box = useRef<HTMLDivElement>(null);
  const isFailed = hasFailed(desk);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure may remove the pressed button
  useEffect(() => {
    if ((saved || isFailed) && document.activeElement === document.body) box.current?.focus();
  }, [saved, isFailed, refused, failed]);
  if (!busy && !isFailed && !saved) return null;
  return (
    <div ref={box} tabIndex={-1} className={`small stack gap-2 ${styles.result}`}>
      {(busy || isFailed) && (
        <SaveState
          saves={desk}
          words={words}
          onRetry={desk.retry}
          onDiscard={() => {
            desk.discard();
            document.getElementById(`name-${lead.id}`)?.focus();
          }}
        />
      )}
      {/* The undo button stays while it is busy, and so does the focus. */}
      {saved && !isFailed && (
        <UndoBar
          text={saved.said}
          undo={
            saved.undo && {
              children: words.record.undo,
              busy,
              onClick: () =>
                saved.undo && undo(saved.undo, fillSlots(words.record.undone, { name: lead.name })),
            }
          }
        />
      )}
    </div>
  );
}
