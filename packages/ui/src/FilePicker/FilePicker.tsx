import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './FilePicker.module.css';

interface FilePickerProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'id' | 'onChange'> {
  id: string;
  /** The text of the button, because the browser's own uses the browser's language. */
  label: string;
  /** A button beside other actions, or a link below a field. */
  look?: 'button' | 'link';
  ref?: Ref<HTMLInputElement> | undefined;
  onChoose: (files: readonly File[]) => void;
}

/** Chooses files, with our own text on the button. The same file can be chosen again after a correction. */
export function FilePicker({ id, label, look = 'button', onChoose, ...rest }: FilePickerProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Otherwise choosing the same name again would fire no change event.
    currentTarget.value = '';
    if (files.length > 0) onChoose(files);
  }
  return (
    <div className={`${styles.picker} screen-only`}>
      <input {...rest} id={id} type="file" className={styles.input} onChange={choose} />
      <label htmlFor={id} className={classNames(styles.label, styles[look])}>
        {label}
      </label>
    </div>
  );
}
