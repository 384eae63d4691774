import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { useEffect, useRef, useState } from 'react';
import styles from './Form.module.css';
import { useForm } from './form-context.ts';

/**
 * What was removed from a part of the form, with a note whose button puts it back. The focus goes to that button, and to
 * what is added or put back.
 * @param putBack returns the id of its element
 */
export function useRemoval<Removed extends { what: string }>(putBack: (removed: Removed) => string) {
  const { say, words } = useForm();
  const [removed, setRemoved] = useState<Removed>();
  const [placed, setPlaced] = useState<{ id: string }>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed) box.current?.querySelector('button')?.focus();
  }, [removed]);
  useEffect(() => {
    const element = placed && document.getElementById(placed.id);
    const control = element?.querySelector<HTMLElement>(':is(textarea, input, select)');
    (control ?? element?.querySelector('button') ?? element)?.focus();
  }, [placed]);

  function place(id: string) {
    setRemoved(undefined);
    setPlaced({ id });
  }
  function undo(again: Removed) {
    place(putBack(again));
    say(fillSlots(words.put_back, { what: again.what }));
  }
  const note = (
    <div ref={box} className={`cluster middle unless-empty ${styles.removed}`} role="status">
      {removed && (
        <>
          <span className="small">{fillSlots(words.removed, { what: removed.what })}</span>
          <Button variant="quiet" onClick={() => undo(removed)}>
            {words.undo}
          </Button>
        </>
      )}
    </div>
  );
  return { placed: placed?.id, place, setRemoved, note };
}
