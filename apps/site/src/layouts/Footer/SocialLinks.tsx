import type { Brand } from '@accounting-site/content/facts';
import styles from './Footer.module.css';

/** The company's pages elsewhere, by their names: two social pages and a professional one. */
export function SocialLinks({ brand, label }: { brand: Brand; label: string }) {
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
