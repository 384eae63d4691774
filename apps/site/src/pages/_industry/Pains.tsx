import type { Industry } from '@accounting-site/content/industries';
import { Section } from '@accounting-site/ui/Section';
import styles from './Industry.module.css';

/** Three typical problems of the industry. */
export function Pains({ heading, pains }: { heading: string; pains: Industry['pains'] }) {
  return (
    <Section heading={heading}>
      <ul className={styles.painsList}>
        {pains.map((pain) => (
          <li key={pain.title} className={`columns split-5-7 ${styles.pain}`}>
            <h3>{pain.title}</h3>
            <p>{pain.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
