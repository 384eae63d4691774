import { Button } from '@accounting-site/ui/Button';
import { useEffect, useRef, useState } from 'react';
import { Outcome } from './Outcome.tsx';
import styles from './Stack.module.css';
import { useAction } from './use-action.ts';

interface ConfirmActionProps {
  label: string;
  /** The id of what it is done to, where there are several. */
  describedBy?: string;
  question: string;
  confirm: string;
  keep: string;
  /** Rejects as a call does. */
  onConfirm: () => Promise<void>;
}

/** A button for what cannot be taken back: it asks first, in its own place. */
export function ConfirmAction({
  label,
  describedBy,
  question,
  confirm,
  keep,
  onConfirm,
}: ConfirmActionProps) {
  const [asking, setAsking] = useState<boolean>();
  const { busy, failure, run, setFailure } = useAction();
  const buttons = useRef<HTMLDivElement>(null);
  // The buttons change places, so the focus moves with them: never onto the one that cannot be taken back.
  useEffect(() => {
    if (asking !== undefined) buttons.current?.querySelector<HTMLElement>('button:last-child')?.focus();
  }, [asking]);

  if (!asking) {
    return (
      <div ref={buttons}>
        <Button variant="secondary" aria-describedby={describedBy} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className={styles.asking}>
      <legend>{question}</legend>
      <div ref={buttons} className={styles.buttons}>
        <Button
          variant="secondary"
          busy={busy}
          onClick={() =>
            run(async () => {
              await onConfirm();
              setAsking(false);
            })
          }
        >
          {confirm}
        </Button>
        <Button
          variant="quiet"
          disabled={busy}
          onClick={() => {
            setFailure(undefined);
            setAsking(false);
          }}
        >
          {keep}
        </Button>
      </div>
      <Outcome failure={failure} />
    </fieldset>
  );
}
