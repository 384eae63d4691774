import type { LegalText } from '@accounting-site/content/legal';
import { NamedIcon } from '../NamedIcon.tsx';
import styles from './SecurityTiles.module.css';

type Tiles = NonNullable<LegalText['data']['tiles']>;

/** The security measures in three tiles. */
export function SecurityTiles({ heading, tiles }: { heading: string; tiles: Tiles }) {
  return (
    <section aria-labelledby="measures">
      <h2 id="measures" className="visually-hidden">
        {heading}
      </h2>
      <ul className={styles.list}>
        {tiles.map((tile) => (
          <li key={tile.title} className={`stack gap-2 ${styles.tile}`}>
            <span className={styles.icon}>
              <NamedIcon name={tile.icon} size={26} />
            </span>
            <h3 className="step-0">{tile.title}</h3>
            <p className={styles.text}>{tile.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
