import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { undoPublication } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';

/** Takes the current publication back, in one press. Its changes are drafts again. */
export function UndoButton({ number }: { number: number }) {
  const { call, words, say, refresh } = useContentDesk();
  return (
    <ActionButton
      label={words.history.undo}
      action={async () => {
        await undoPublication(call, number);
        say({ text: words.history.undone });
        refresh();
      }}
    />
  );
}
