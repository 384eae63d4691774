import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './FilePicker.module.css';

interface FilePickerProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'id' | 'onChange'> {
  id: string;
  /** What stands on it: the browser's own button speaks its language, not the page's. */
  label: string;
  /** button beside other things to do, or a link below a field. */
  look?: 'button' | 'link';
  ref?: Ref<HTMLInputElement> | undefined;
  onChoose: (files: readonly File[]) => void;
}

/** Chooses files with our own words. The same file, mended, can be chosen again. */
export function FilePicker({ id, label, look = 'button', onChoose, ...rest }: FilePickerProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Without this the same name would be no change.
    currentTarget.value = '';
    if (files.length > 0) onChoose(files);
  }
  return (
    <div className={styles.picker}>
      <input {...rest} id={id} type="file" className={styles.input} onChange={choose} />
      <label htmlFor={id} className={classNames(styles.label, styles[look])}>
        {label}
      </label>
    </div>
  );
}
