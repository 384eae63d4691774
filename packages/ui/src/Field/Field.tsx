import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';

interface FrameProps {
  id: string;
  label: string;
  /** The hint, always visible below the label. */
  help?: string | undefined;
  /** The error: what is wrong and what to do. Screen readers read it with the field. */
  error?: string | undefined;
  optional?: string | undefined;
}

type FieldProps<Attributes> = FrameProps & Omit<Attributes, 'id' | 'className'>;

/** A labelled input with its hint and its error. */
export function TextField(props: FieldProps<InputHTMLAttributes<HTMLInputElement>>) {
  const [frame, control] = frameAndControl(props);
  return (
    <Frame {...frame}>
      <input {...control} />
    </Frame>
  );
}

/** A labelled multi-line text field. */
export function TextArea(props: FieldProps<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const [frame, control] = frameAndControl(props);
  return (
    <Frame {...frame}>
      <textarea rows={4} {...control} />
    </Frame>
  );
}

/** A labelled select. The options are its children. */
export function SelectField(props: FieldProps<SelectHTMLAttributes<HTMLSelectElement>>) {
  const [frame, control] = frameAndControl(props);
  return (
    <Frame {...frame}>
      <select {...control} />
    </Frame>
  );
}

/** A checkbox with its label beside it. */
export function Checkbox({
  id,
  label,
  ...rest
}: Pick<FrameProps, 'id' | 'label'> & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>) {
  return (
    <label className={styles.checkbox} htmlFor={id}>
      <input {...rest} id={id} type="checkbox" className={styles.box} />
      {label}
    </label>
  );
}

/** One of several choices, with its label beside it. */
export function Radio({
  label,
  ...rest
}: { label: string } & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>) {
  return (
    <label className={styles.checkbox}>
      <input {...rest} type="radio" className={styles.box} />
      {label}
    </label>
  );
}

/**
 * Separates the properties of the wrapper from those of the control, and links the control to its hint and
 * error.
 */
function frameAndControl<Props extends FrameProps>({ label, help, error, optional, ...control }: Props) {
  const { id } = control;
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const tied = { 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
  return [
    { id, label, help, error, optional },
    { ...control, ...tied, className: styles.control },
  ] as const;
}

function Frame({ id, label, help, error, optional, children }: FrameProps & { children: ReactNode }) {
  return (
    <div className="stack gap-1">
      <label className="small strong" htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {help && (
        <p className="quiet small" id={`${id}-help`}>
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
