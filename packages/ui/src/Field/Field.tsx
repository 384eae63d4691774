import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  id: string;
  label: string;
  /** What to write, shown under the label for as long as the field is there. */
  help?: string | undefined;
  /** What is wrong and what to do; read out with the field. */
  error?: string | undefined;
  optional?: string | undefined;
}

type Native<Attributes> = Omit<Attributes, 'id' | 'className'>;

/** A labelled input with its help and its error. */
export function TextField({
  id,
  label,
  help,
  error,
  optional,
  ...rest
}: FieldProps & Native<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <Frame {...{ id, label, help, error, optional }}>
      <input {...rest} {...described({ id, help, error })} className={styles.control} />
    </Frame>
  );
}

/** A labelled text of several lines. */
export function TextArea({
  id,
  label,
  help,
  error,
  optional,
  ...rest
}: FieldProps & Native<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <Frame {...{ id, label, help, error, optional }}>
      <textarea rows={4} {...rest} {...described({ id, help, error })} className={styles.control} />
    </Frame>
  );
}

/** A labelled choice of one. The options are its children. */
export function SelectField({
  id,
  label,
  help,
  error,
  optional,
  children,
  ...rest
}: FieldProps & Native<SelectHTMLAttributes<HTMLSelectElement>>) {
  return (
    <Frame {...{ id, label, help, error, optional }}>
      <select {...rest} {...described({ id, help, error })} className={styles.control}>
        {children}
      </select>
    </Frame>
  );
}

/** A box to tick, with its label beside it. */
export function Checkbox({
  id,
  label,
  ...rest
}: { id: string; label: string } & Native<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <label className={styles.checkbox} htmlFor={id}>
      <input {...rest} id={id} type="checkbox" className={styles.box} />
      {label}
    </label>
  );
}

function Frame({ id, label, help, error, optional, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      <p className={styles.error} id={`${id}-error`} hidden={!error}>
        {error}
      </p>
    </div>
  );
}

function described({ id, help, error }: Pick<FieldProps, 'id' | 'help' | 'error'>) {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}
