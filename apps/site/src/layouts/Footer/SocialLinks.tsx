import type { Brand } from '@accounting-site/content/facts';
import styles from './Footer.module.css';

/** The company's pages elsewhere, by their names. Nothing where it has none. */
export function SocialLinks({ brand, label }: { brand: Brand; label: string }) {
  if (brand.social.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={label}>
      {brand.social.map((page) => (
        <li key={page.url}>
          <a href={page.url} rel="me noopener" className={styles.link}>
            {page.network}
          </a>
        </li>
      ))}
    </ul>
  );
}
