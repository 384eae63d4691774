import styles from './LinkRow.module.css';

/** Links in a row, which wraps if there is no room. */
export function LinkRow({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <ul className={styles.row}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className={styles.link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
