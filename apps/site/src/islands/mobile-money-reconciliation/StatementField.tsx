import { TextArea } from '@accounting-site/ui/Field';
import type { ChangeEvent } from 'react';
import styles from './StatementField.module.css';

interface StatementFieldProps {
  id: string;
  label: string;
  open: string;
  error: string | undefined;
  onFile: (file: File) => void;
}

/**
 * A field for pasted lines, and a file to fill it with. Neither has a name, so that no browser ever sends what is in
 * them, with script or without.
 */
export function StatementField({ id, label, open, error, onFile }: StatementFieldProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onFile(file);
    // The same file, mended, can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className={styles.side}>
      <TextArea
        id={id}
        label={label}
        error={error}
        rows={9}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
      />
      <div className={styles.file}>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          className={styles.input}
          aria-label={`${open}: ${label}`}
          onChange={choose}
        />
        <label htmlFor={`${id}-file`} className={styles.button}>
          {open}
        </label>
      </div>
    </div>
  );
}
