import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { useEffect, useRef } from 'react';
import { failureText } from '../../lib/desk/failure-of.ts';
import { UndoBar } from '../../lib/desk/UndoBar.tsx';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import styles from './LeadItem.module.css';
import type { LeadDesk } from './use-lead.ts';

interface SaveResultProps {
  lead: StaffLead;
  desk: LeadDesk;
  words: StaffLeadsWords;
}

/**
 * Says what the last change did, with a button that undoes it, or that it was not saved. It receives the focus
 * if the pressed button is gone, and stays at the bottom of the window until the next change.
 */
export function SaveResult({ lead, desk, words }: SaveResultProps) {
  const { saved, failed, busy, undo } = desk;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saved && document.activeElement === document.body) box.current?.focus();
  }, [saved]);
  if (failed) {
    return (
      <div className={styles.result}>
        <Notice tone="danger">
          <p>{failureText(failed.error, { gone: words.list.gone, failed: words.record.not_saved })}</p>
          {failed.retry && (
            <Button variant="secondary" onClick={failed.retry}>
              {words.record.retry}
            </Button>
          )}
        </Notice>
      </div>
    );
  }
  if (saved === undefined) return null;
  const { said, undo: back } = saved;
  return (
    <div ref={box} tabIndex={-1} className={`small ${styles.result}`}>
      <UndoBar
        text={said}
        undo={
          back && {
            children: words.record.undo,
            'aria-disabled': busy,
            onClick: () => undo(back, fillSlots(words.record.undone, { name: lead.name })),
          }
        }
      />
    </div>
  );
}
