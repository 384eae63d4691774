import { Section } from '@accounting-site/ui/Section';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { TillPicture } from '../../sections/ProductPictures/TillPicture.tsx';
import type { HomeWords } from './home-words.ts';
import styles from './Till.module.css';

/** Sales and stock together, on a dark band with a picture of the till. */
export function Till({ words }: { words: HomeWords['till'] }) {
  return (
    <Section tone="band">
      <div className={styles.pair}>
        <div className={styles.words}>
          <h2>{words.heading}</h2>
          <p className={styles.text}>{words.text}</p>
          <CheckList items={words.points} />
        </div>
        <TillPicture />
      </div>
    </Section>
  );
}
