import { Avatar } from '@accounting-site/ui/Avatar';
import { Section } from '@accounting-site/ui/Section';
import { Rating } from '../../sections/Rating/Rating.tsx';
import type { HomeWords } from './home-words.ts';
import styles from './Testimonials.module.css';

/** Three customers in their own words: one large, two beside it. Sample quotes say that they are. */
export function Testimonials({ words }: { words: HomeWords['testimonials'] }) {
  const isSample = words.items.some((item) => item.sample);
  return (
    <Section id="testimonials" tone="tint" eyebrow={words.eyebrow} heading={words.heading}>
      <ul className={styles.list}>
        {words.items.map((item) => (
          <li key={item.name} className={styles.item}>
            <figure className={styles.figure}>
              <Rating value={item.rating} outOf={words.rating} />
              <blockquote className={styles.quote}>
                <p>{item.quote}</p>
              </blockquote>
              <figcaption className={styles.person}>
                <Avatar name={item.name} />
                <span>
                  <strong>{item.name}</strong>
                  <br />
                  {item.role}, {item.company}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {isSample && <p className={styles.note}>{words.sample_note}</p>}
    </Section>
  );
}
