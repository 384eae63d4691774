import type { Brand } from '@accounting-site/content/facts';
import styles from './Footer.module.css';

/** Links to the company's social pages. Shows nothing if there are none. */
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
