import { TextArea } from '@accounting-site/ui/Field';
import { FilePicker } from '@accounting-site/ui/FilePicker';
import type { ReactNode } from 'react';
import styles from './StatementField.module.css';

interface StatementFieldProps {
  id: string;
  label: string;
  open: string;
  error: string | undefined;
  onFile: (file: File) => void;
  /** What is asked about the pasted lines. */
  children: ReactNode;
}

/**
 * A field for pasted lines, and a file input to fill it. Neither has a name, so no browser ever sends their
 * content, with or without JavaScript.
 */
export function StatementField({ id, label, open, error, onFile, children }: StatementFieldProps) {
  return (
    <div className={`stack gap-2 ${styles.side}`}>
      <TextArea
        id={id}
        label={label}
        error={error}
        rows={9}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
      />
      <FilePicker
        id={`${id}-file`}
        label={open}
        look="link"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={`${open}: ${label}`}
        onChoose={([file]) => file && onFile(file)}
      />
      {children}
    </div>
  );
}
