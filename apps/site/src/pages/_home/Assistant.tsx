import { Section } from '@accounting-site/ui/Section';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import styles from './Assistant.module.css';
import type { HomeWords } from './home-words.ts';

/** What the software suggests by itself, and who decides. */
export function Assistant({ words }: { words: HomeWords['assistant'] }) {
  return (
    <Section tone="tint" spacing="tight" eyebrow={words.eyebrow} heading={words.heading}>
      <div className={styles.pair}>
        <p className={styles.text}>{words.text}</p>
        <CheckList items={words.points} />
      </div>
    </Section>
  );
}
