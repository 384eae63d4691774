import { Button } from '@accounting-site/ui/Button';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './Actions.module.css';
import { Outcome } from './Outcome.tsx';
import { useAction } from './use-action.ts';

interface ConfirmActionProps {
  label: string;
  /** Id of the element that names the target, where there are several. */
  describedBy?: string;
  question: string;
  confirm: string;
  keep: string;
  /** Rejects as an API request does. */
  onConfirm: () => Promise<void>;
}

/** A button for an irreversible action. It asks for confirmation in its own place. */
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
  // Also the description of the buttons: TalkBack does not read a legend.
  const id = useId();
  const buttons = useRef<HTMLDivElement>(null);
  // The buttons are swapped, so the focus moves with them, but never to the one that cannot be undone.
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
      <legend id={id}>{question}</legend>
      <div ref={buttons} className="cluster middle">
        <Button
          variant="secondary"
          busy={busy}
          aria-describedby={id}
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
          aria-describedby={id}
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
