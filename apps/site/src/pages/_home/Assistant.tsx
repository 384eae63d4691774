import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import { Section } from '@accounting-site/ui/Section';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import styles from './Assistant.module.css';
import type { HomeWords } from './home-words.ts';

/** What the assistant suggests, and who decides. */
export function Assistant({ words }: { words: HomeWords['assistant'] }) {
  return (
    <Section tone="tint" spacing="tight">
      <div className={`columns ${styles.pair}`}>
        <div className="stack">
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2>{words.heading}</h2>
        </div>
        <div className="stack">
          <p className={styles.text}>{words.text}</p>
          <CheckList items={words.points} />
        </div>
      </div>
    </Section>
  );
}
