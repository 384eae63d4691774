import { Button } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Check, Undo2 } from 'lucide';
import { Outcome } from '../../lib/actions/Outcome.tsx';
import { useAction } from '../../lib/actions/use-action.ts';
import { type Said, useContentDesk } from './content-desk.ts';
import styles from './StaffContent.module.css';

/** What was done, with a button that undoes it. */
export function SaidBar({ said, onDone }: { said: Said | undefined; onDone: () => void }) {
  const { words } = useContentDesk();
  const { busy, failure, run } = useAction();
  const { undo } = said ?? {};
  return (
    <div>
      <div role="status" className={said && styles.said}>
        {said && (
          <>
            <p>
              <Icon of={Check} size={18} /> {said.text}
            </p>
            {undo && (
              <Button
                variant="quiet"
                busy={busy}
                icon={<Icon of={Undo2} size={18} />}
                onClick={() =>
                  run(async () => {
                    await undo();
                    onDone();
                  })
                }
              >
                {words.undo}
              </Button>
            )}
          </>
        )}
      </div>
      {failure && <Outcome failure={failure} />}
    </div>
  );
}
