import { readBrand } from '@accounting-site/content/facts/facts';
import { brandMark } from '../../lib/brand/brand-mark.ts';
import { describeSmallPicture } from '../../lib/pictures/picture-sizes.ts';
import styles from './Logo.module.css';

/** A longer name is smaller on a phone, and may take two lines. */
const longestOnOneLine = 12;

/** The owner's logo or the drawn mark, and the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <Mark />
      <span className={name.length > longestOnOneLine ? `${styles.name} ${styles.long}` : styles.name}>
        {name}
      </span>
    </span>
  );
}

/** Decorative: the name is beside it. */
function Mark() {
  const { logo } = readBrand();
  // In the header it is seen first, so it is not loaded later than the text.
  if (logo)
    return (
      <img {...describeSmallPicture(logo.file, 400)} loading="eager" alt="" className={styles.picture} />
    );
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
      <rect width="32" height="32" rx="6" className={styles.ground} />
      <path d={brandMark.gold} className={styles.gold} />
      <path d={brandMark.paper} className={styles.paper} />
    </svg>
  );
}
