import { type MouseEvent, useEffect, useRef } from 'react';
import { Notice } from '../Notice/Notice.tsx';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  heading: string;
  /** What is wrong, by the name of the field. A new object takes the focus, also when it says the same again. */
  errors: Readonly<Record<string, string>>;
  /** The id of a field's control; undefined where there is nothing to go to. */
  idOf: (field: string) => string | undefined;
}

/**
 * All that is wrong with a form, above it: for forms longer than a screen, where a message under a field may be
 * out of sight. Takes the focus when a try was refused, and leads to each field, as GOV.UK's error summary does.
 */
export function ErrorSummary({ heading, errors, idOf }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  useEffect(() => {
    if (Object.keys(errors).length > 0) box.current?.focus();
  }, [errors]);
  if (entries.length === 0) return null;
  return (
    <Notice tone="danger" ref={box}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {entries.map(([field, message]) => (
          <li key={field}>
            <Message id={idOf(field)} text={message} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Message({ id, text }: { id: string | undefined; text: string }) {
  if (!id) return text;
  return (
    <a href={`#${id}`} onClick={goToField} className={styles.link}>
      {text}
    </a>
  );
}

/** To the field with its label in sight, and without another entry in the browser's history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus();
  document.querySelector(`label[for="${control.id}"]`)?.scrollIntoView({ block: 'nearest' });
}
