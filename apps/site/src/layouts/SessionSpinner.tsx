import { Spinner } from '@accounting-site/ui/Spinner';
import styles from './SessionSpinner.module.css';

/**
 * Covers the page while a stored session is restored (specification §2, Sign-in page). It is shown only if
 * the page finds a session (see document-marks.ts), and disappears automatically if the code cannot be
 * loaded.
 */
export function SessionSpinner({ label }: { label: string }) {
  return (
    <div className={styles.cover} data-session-spinner>
      <Spinner label={label} />
    </div>
  );
}
