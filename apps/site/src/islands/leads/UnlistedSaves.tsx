import { Button } from '@accounting-site/ui/Button';
import { passOnFocus } from '../../lib/actions/pass-on-focus.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { SaveState } from './SaveState.tsx';
import type { Saves } from './use-saves.ts';

interface UnlistedSavesProps {
  saves: Saves;
  /** The leads that are not on screen. */
  ids: readonly string[];
  words: StaffLeadsWords;
  /** Omitted for a lead that is being opened. */
  onOpen?: (id: string) => void;
}

/** What is being saved, or was not saved, of leads that are not on screen. */
export const UnlistedSaves = ({ saves, ids, words, onOpen }: UnlistedSavesProps) =>
  ids.map((id) => {
    const state = saves.all.get(id);
    return (
      state && (
        <SaveState
          key={id}
          ref={passOnFocus}
          saves={state}
          name={state.lead.name}
          words={words}
          onRetry={() => saves.retry(id)}
          onDiscard={() => saves.discard(id)}
        >
          {onOpen && (
            <Button variant="quiet" onClick={() => onOpen(id)}>
              {words.record.open}
            </Button>
          )}
        </SaveState>
      )
    );
  });
