import styles from './Logo.module.css';

/** The mark, four woven blocks that make a ledger page, and the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg
        viewBox="0 0 32 32"
        width="32"
        height="32"
        aria-hidden="true"
        focusable="false"
        className={styles.mark}
      >
        <rect width="32" height="32" rx="6" className={styles.ground} />
        <path d="M7 7h8v8H7zM17 17h8v8h-8z" className={styles.gold} />
        <path
          d="M17 7h8v3.2h-8zM17 11.8h8V15h-8zM7 17h3.2v8H7zM11.8 17H15v8h-3.2z"
          className={styles.paper}
        />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
