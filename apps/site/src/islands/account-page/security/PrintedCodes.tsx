import { createPortal } from 'react-dom';
import styles from './BackupCodes.module.css';

/**
 * The printed page while the codes are shown: only the codes, on one sheet. It is rendered beside the page's
 * own parts.
 */
export function PrintedCodes({ title, codes }: { title: string; codes: readonly string[] }) {
  return createPortal(
    <div className={styles.sheet} aria-hidden="true">
      <p>{title}</p>
      {codes.map((code) => (
        <p key={code}>
          <code>{code}</code>
        </p>
      ))}
    </div>,
    document.body,
  );
}
