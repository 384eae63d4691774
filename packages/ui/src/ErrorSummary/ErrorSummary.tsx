import { type MouseEvent, useEffect, useRef } from 'react';
import styles from '../Notice/Notice.module.css';
import { Notice } from '../Notice/Notice.tsx';

interface ErrorSummaryProps {
  heading: string;
  /** The errors by field name. A new object takes the focus, even if its errors are the same. */
  errors: Readonly<Record<string, string>>;
  /** The id of a field's control; undefined if there is no control to link to. */
  idOf: (field: string) => string | undefined;
}

/**
 * All errors of a form, above it: for forms longer than a screen, where an error below a field may be out of
 * view. Takes the focus after a failed submission and links to each field, like GOV.UK's error summary.
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
      <h2 className="step-0">{heading}</h2>
      <ul className="list">
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
    <a href={`#${id}`} onClick={goToField} className={`alone ${styles.link}`}>
      {text}
    </a>
  );
}

/** Scrolls to the field so that its label is visible, without a new entry in the browser's history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus();
  document.querySelector(`label[for="${control.id}"]`)?.scrollIntoView({ block: 'nearest' });
}
