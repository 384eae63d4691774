import { NamedIcon } from '../NamedIcon.tsx';
import styles from './SecurityTiles.module.css';

interface Tile {
  icon: string;
  title: string;
  text: string;
}

/** The security measures in three tiles. */
export function SecurityTiles({ heading, tiles }: { heading: string; tiles: Tile[] }) {
  return (
    <section aria-labelledby="measures">
      <h2 id="measures" className="visually-hidden">
        {heading}
      </h2>
      <ul className={styles.list}>
        {tiles.map((tile) => (
          <li key={tile.title} className={styles.tile}>
            <span className={styles.icon}>
              <NamedIcon name={tile.icon} size={26} />
            </span>
            <h3 className={styles.title}>{tile.title}</h3>
            <p className={styles.text}>{tile.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
