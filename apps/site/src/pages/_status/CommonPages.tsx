import { href } from '../../lib/routes.ts';
import styles from './CommonPages.module.css';
import type { NotFoundWords } from './not-found-words.ts';

/** Where most people wanted to go. */
export function CommonPages({ words }: { words: NotFoundWords['common'] }) {
  return (
    <nav aria-labelledby="common-pages" className={`${styles.common} screen-only`}>
      <h2 id="common-pages" className={styles.heading}>
        {words.heading}
      </h2>
      <ul className={styles.list}>
        {words.links.map((link) => (
          <li key={link.path}>
            <a href={href(link.path)} className={styles.link}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
