import type { InputHTMLAttributes } from 'react';
import styles from './PillChoice.module.css';

/**
 * A radio button shown as a pill, for a few short options in a row. Those with the same name form one
 * question, in a fieldset. Custom properties: --pill-width, --pill-line, --pill-ground.
 */
export function PillChoice({
  label,
  ...rest
}: { label: string } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="radio" className={styles.radio} />
      <span className={styles.label}>{label}</span>
    </label>
  );
}
