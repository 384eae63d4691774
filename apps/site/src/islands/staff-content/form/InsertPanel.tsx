import { Button } from '@accounting-site/ui/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Form.module.css';
import { useForm } from './form-context.ts';

interface InsertPanelProps {
  submit: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for what a text gets at the cursor. Escape closes it, and Enter in an input submits it. */
export function InsertPanel({ submit, onSubmit, onClose, children }: InsertPanelProps) {
  const { words } = useForm();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, select')?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the fields inside
    <div
      ref={box}
      className={`stack gap-3 ${styles.panel}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        const { target } = event;
        // Enter in a file input opens the browser's own dialog.
        if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'file') return;
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className="cluster">
        <Button onClick={onSubmit}>{submit}</Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
