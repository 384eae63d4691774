import { Outcome } from '../../lib/actions/Outcome.tsx';
import { useAction } from '../../lib/actions/use-action.ts';
import { UndoBar } from '../../lib/desk/UndoBar.tsx';
import { type Said, useContentDesk } from './content-desk.ts';

/** What was done, with a button that undoes it. */
export function SaidBar({ said, onDone }: { said: Said | undefined; onDone: () => void }) {
  const { words } = useContentDesk();
  const { busy, failure, run } = useAction();
  const undo = said?.undo;
  const undoAll = async () => {
    await undo?.();
    onDone();
  };
  return (
    <div>
      <div role="status">
        {said && (
          <UndoBar
            text={said.text}
            undo={undo && { children: words.undo, busy, onClick: () => run(undoAll) }}
          />
        )}
      </div>
      {failure && <Outcome failure={failure} />}
    </div>
  );
}
