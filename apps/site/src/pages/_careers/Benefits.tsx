import { Section } from '@accounting-site/ui/Section';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import styles from './Benefits.module.css';
import type { CareersWords } from './careers-words.ts';

/** Three reasons to join, in one card with three parts. */
export function Benefits({ words }: { words: CareersWords['benefits'] }) {
  return (
    <Section heading={words.heading}>
      <ul className={`columns ${styles.list}`}>
        {words.items.map((item) => (
          <li key={item.title} className={`stack gap-3 ${styles.item}`}>
            <NamedIcon name={item.icon} size={32} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
