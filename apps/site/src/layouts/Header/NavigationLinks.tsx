import type { NavigationLink } from '@accounting-site/content/facts';
import { href, isCurrent } from '../../lib/routes.ts';
import styles from './NavigationLinks.module.css';

/** The links to the main pages, the one that is shown marked for eyes and screen readers. */
export function NavigationLinks({ links, path }: { links: NavigationLink[]; path: string }) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.path}>
          <a
            href={href(link.path)}
            className={styles.link}
            aria-current={isCurrent(link.path, path) ? 'page' : undefined}
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
