import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import type { ReactNode, Ref } from 'react';
import { failureText } from '../../lib/desk/desk-failure.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { hasFailed, type LeadSaves } from './create-saves.ts';

interface SaveStateProps {
  saves: Pick<LeadSaves, 'busy' | 'refused' | 'failed'>;
  /** Shown where the lead is not. */
  name?: string;
  words: Pick<StaffLeadsWords, 'list' | 'record'>;
  onRetry: () => void;
  onDiscard: () => void;
  ref?: Ref<HTMLDivElement>;
  /** More buttons. */
  children?: ReactNode;
}

/**
 * Says that changes of a lead are being saved, or why they were not, with buttons to send them again and to drop them.
 * While they are sent again the button stays, and so does the focus.
 */
export function SaveState(props: SaveStateProps) {
  const { saves, name, words, onRetry, onDiscard, ref, children } = props;
  const { list, record } = words;
  const { busy, refused, failed } = saves;
  const texts = [...refused, ...(failed === undefined ? [] : [failed])].map((error) =>
    failureText(error, { gone: list.gone, failed: record.not_saved }),
  );
  const isFailed = hasFailed(saves);
  return (
    <Notice {...(ref && { ref })} tone={busy ? 'info' : 'danger'}>
      {[...new Set(busy ? [record.saving] : texts)].map((text) => (
        <p key={text}>
          {name !== undefined && <b>{name}: </b>}
          {text}
        </p>
      ))}
      {(isFailed || children) && (
        <div className="cluster gap-2">
          {failed !== undefined && (
            <Button variant="secondary" busy={busy} onClick={onRetry}>
              {record.retry}
            </Button>
          )}
          {isFailed && !busy && (
            <Button variant="quiet" onClick={onDiscard}>
              {record.discard}
            </Button>
          )}
          {children}
        </div>
      )}
    </Notice>
  );
}
