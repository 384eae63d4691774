import type { InputHTMLAttributes } from 'react';
import styles from './PillChoice.module.css';

/**
 * One of a few short answers beside each other; those that share a name are one question, in a fieldset. Another look:
 * --pill-width, --pill-line, --pill-ground.
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
