import type { NavigationLink } from '@accounting-site/content/facts/facts';
import { href, isCurrent } from '../../lib/pages/routes.ts';
import styles from './NavigationLinks.module.css';

/** Links to the main pages. The current one is marked visually and for screen readers. */
export function NavigationLinks({ links, path }: { links: NavigationLink[]; path: string }) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.path}>
          <a href={href(link.path)} aria-current={isCurrent(link.path, path) ? 'page' : undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
