import styles from './PhonePicture.module.css';

/** A phone that shows a till: drawn, without words. */
export function PhonePicture() {
  return (
    <svg viewBox="0 0 120 200" width="120" height="200" aria-hidden="true" className={styles.phone}>
      <rect x="3" y="3" width="114" height="230" rx="16" className={styles.case} />
      <rect x="10" y="12" width="100" height="230" rx="9" className={styles.screen} />
      <path d="M10 40h100M18 66h34M18 88h46M18 110h28M18 132h40" className={styles.line} />
      <path d="M84 66h18M78 88h24M86 110h16M80 132h22" className={styles.amount} />
      <rect x="18" y="154" width="84" height="24" rx="5" className={styles.button} />
      <path d="M18 21h8v6h-8zM34 21h4v6h-4z" className={styles.gold} />
      <path d="M27 21h6v6h-6z" className={styles.clay} />
    </svg>
  );
}
