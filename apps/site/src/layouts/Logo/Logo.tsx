import { brandMark } from '../../lib/brand/brand-mark.ts';
import styles from './Logo.module.css';

/** A longer name is smaller on a phone, and may take two lines. */
const longestOnOneLine = 12;

/** The mark and the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
        <rect width="32" height="32" rx="6" className={styles.ground} />
        <path d={brandMark.gold} className={styles.gold} />
        <path d={brandMark.paper} className={styles.paper} />
      </svg>
      <span className={name.length > longestOnOneLine ? `${styles.name} ${styles.long}` : styles.name}>
        {name}
      </span>
    </span>
  );
}
