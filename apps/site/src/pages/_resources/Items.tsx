import type { ResourceItem } from '@accounting-site/content/resources';
import { href } from '../../lib/pages/routes.ts';
import { requireSiteAddress } from '../../lib/pages/site-addresses.ts';
import styles from './Items.module.css';

/** The items of one category. The whole row is the link. */
export function Items({ items }: { items: ResourceItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.path} className={styles.item}>
          <a
            href={href(requireSiteAddress(item.path, 'en/resources-index.yaml'))}
            className={`row-link strong ${styles.link}`}
          >
            {item.title}
          </a>
          <span className="quiet tiny">{item.note}</span>
          <p className={`quiet small ${styles.text}`}>{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
