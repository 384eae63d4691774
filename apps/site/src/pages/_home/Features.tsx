import { Section } from '@accounting-site/ui/Section';
import { EVatNote } from '../../sections/EVatNote/EVatNote.tsx';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import styles from './Features.module.css';
import type { HomeWords } from './home-words.ts';

/** The eight parts of the product as a ruled list, like a ledger, beside the heading. */
export function Features({ words }: { words: HomeWords['features'] }) {
  return (
    <Section id="features" eyebrow={words.eyebrow} heading={words.heading} lead={words.lead}>
      <ul className={`ruled stack ${styles.list}`}>
        {words.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <span className={`icon ${styles.icon}`}>
              <NamedIcon name={item.icon} size={26} />
            </span>
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <EVatNote />
    </Section>
  );
}
