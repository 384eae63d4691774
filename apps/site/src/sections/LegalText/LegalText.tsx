import type { LegalText } from '@accounting-site/content/files/legal';
import { ContactText } from '../ContactText/ContactText.tsx';
import { NamedIcon } from '../NamedIcon.tsx';
import styles from './LegalText.module.css';

/** A summary of the text, and whether it is still a sample. */
export function LegalSummary({ heading, text, note }: { heading: string; text: string; note?: string }) {
  return (
    <section className={`step-1 shown-whole ${styles.summary}`} aria-labelledby="in-short">
      <h2 id="in-short" className={`step-0 ${styles.heading}`}>
        {heading}
      </h2>
      <p>
        <ContactText text={text} />
      </p>
      {note && <p className={`small danger ${styles.note}`}>{note}</p>}
    </section>
  );
}

type Tiles = NonNullable<LegalText['data']['tiles']>;

/** The security measures in three tiles. */
export function SecurityTiles({ heading, tiles }: { heading: string; tiles: Tiles }) {
  return (
    <section aria-labelledby="measures">
      <h2 id="measures" className="visually-hidden">
        {heading}
      </h2>
      <ul className={`fill-tiles ${styles.list}`}>
        {tiles.map((tile) => (
          <li key={tile.title} className={`stack gap-2 ${styles.tile}`}>
            <span className={styles.icon}>
              <NamedIcon name={tile.icon} size={26} />
            </span>
            <h3 className="step-0">{tile.title}</h3>
            <p className={`small ${styles.text}`}>{tile.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
