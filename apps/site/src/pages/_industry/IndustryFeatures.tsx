import type { Industry } from '@accounting-site/content/industries';
import { Section } from '@accounting-site/ui/Section';
import styles from './Industry.module.css';

/** Four features that solve these problems, on a dark background. */
export function IndustryFeatures({ heading, features }: { heading: string; features: Industry['features'] }) {
  return (
    <Section tone="band" heading={heading}>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature.title} className={`stack gap-2 ${styles.feature}`}>
            <h3>{feature.title}</h3>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
