import { formatSize, isDownload, readDownload } from '@accounting-site/content/downloads';
import type { ResourceItem } from '@accounting-site/content/resources';
import { href } from '../../lib/routes.ts';
import styles from './Items.module.css';

/** The items of one category. The whole row is the link; a file says how large it is. */
export function Items({ items }: { items: ResourceItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.path} className={styles.item}>
          <a href={href(item.path)} download={isDownload(item.path) || undefined} className={styles.link}>
            {item.title}
          </a>
          <span className={styles.kind}>{kindOf(item)}</span>
          <p className={styles.text}>{item.description}</p>
        </li>
      ))}
    </ul>
  );
}

function kindOf({ kind, path }: ResourceItem) {
  const file = isDownload(path) && readDownload(path);
  return file ? `${kind}, ${formatSize(file.bytes)}` : kind;
}
