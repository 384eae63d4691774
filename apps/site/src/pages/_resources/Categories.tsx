import {
  type ResourceCategory,
  type ResourceItem,
  readResourceIndex,
} from '@accounting-site/content/files/resources';
import { href } from '../../lib/pages/routes.ts';
import { requireSiteAddress } from '../../lib/pages/site-addresses.ts';
import { anchorsOf } from '../../lib/text/anchors-of.ts';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import styles from './Categories.module.css';

/** Six categories like the index of a book: on a phone a short list of links, and then one row per item. */
export function Categories({ label, categories }: { label: string; categories: ResourceCategory[] }) {
  const anchorOf = anchorsOf(() => readResourceIndex().map(({ heading }) => heading));
  return (
    <div className={`content ${styles.content}`}>
      <nav aria-label={label} className="screen-only">
        <ul className={`fill-tiles gap-2 ${styles.topics}`}>
          {categories.map(({ heading, icon }) => (
            <li key={heading}>
              <a href={`#${anchorOf(heading)}`} className={`small ${styles.topic}`}>
                <NamedIcon name={icon} size={20} />
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {categories.map(({ heading, text, icon, items, more }) => (
        <section
          key={heading}
          id={anchorOf(heading)}
          className={`columns ${styles.category}`}
          aria-labelledby={`${anchorOf(heading)}-heading`}
        >
          <div className={styles.intro}>
            <span className="icon">
              <NamedIcon name={icon} size={24} />
            </span>
            <h2 id={`${anchorOf(heading)}-heading`} className="step-2">
              {heading}
            </h2>
            <p className={`quiet top-2 ${styles.categoriesText}`}>{text}</p>
            {more && (
              <a href={href(more.path)} className={styles.more}>
                {more.label}
              </a>
            )}
          </div>
          <Items items={items} />
        </section>
      ))}
    </div>
  );
}

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
          <p className={`quiet small ${styles.itemsText}`}>{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
