import { fillSlots } from '@accounting-site/content/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { useEffect, useRef } from 'react';
import styles from './Form.module.css';
import { useForm } from './form-context.ts';

interface RemovedNoteProps {
  removed: { what: string } | undefined;
  onUndo: () => void;
}

/** Says what was removed. Its button brings it back, and has the focus that the removed part had. */
export function RemovedNote({ removed, onUndo }: RemovedNoteProps) {
  const { words } = useForm();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed) box.current?.querySelector('button')?.focus();
  }, [removed]);
  return (
    <div ref={box} className={styles.removed} role="status">
      {removed && (
        <>
          <span className="small">{fillSlots(words.removed, { what: removed.what })}</span>
          <Button variant="quiet" onClick={onUndo}>
            {words.undo}
          </Button>
        </>
      )}
    </div>
  );
}
