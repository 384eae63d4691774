import { Section } from '@accounting-site/ui/Section';
import { ClothPicture } from './ClothPicture.tsx';
import styles from './Culture.module.css';
import type { CareersWords } from './careers-words.ts';

/** How the team works, beside a picture of the cloth it is compared with. */
export function Culture({ words }: { words: CareersWords['culture'] }) {
  return (
    <Section tone="tint" heading={words.heading} lead={words.lead}>
      <div className={styles.pair}>
        <div className={styles.text}>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ClothPicture description={words.picture} />
      </div>
    </Section>
  );
}
