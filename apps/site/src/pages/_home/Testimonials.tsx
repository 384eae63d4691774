import type { Testimonial } from '@accounting-site/content/testimonials';
import { Avatar } from '@accounting-site/ui/Avatar';
import { Section } from '@accounting-site/ui/Section';
import { describePortrait } from '../../lib/pictures/picture-sizes.ts';
import { Rating } from '../../sections/Rating/Rating.tsx';
import type { HomeWords } from './home-words.ts';
import styles from './Testimonials.module.css';

interface TestimonialsProps {
  words: HomeWords['testimonials'];
  testimonials: Testimonial[];
}

/**
 * Quotes of customers: the first one large, one or two beside it, more below it. Shows nothing if there are
 * none. Sample quotes are marked as samples.
 */
export function Testimonials({ words, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const isSample = testimonials.some((testimonial) => testimonial.sample);
  return (
    <Section id="testimonials" tone="tint" eyebrow={words.eyebrow} heading={words.heading}>
      <ul className={`stack gap-5 ${styles.list}`} data-many={testimonials.length > 3 || undefined}>
        {testimonials.map((item) => (
          <li key={item.name} className={styles.item}>
            <figure className="stack">
              <Rating value={item.rating} outOf={words.rating} />
              <blockquote className={styles.quote}>
                <p>{item.quote}</p>
              </blockquote>
              <figcaption className={`quiet small ${styles.person}`}>
                <Avatar name={item.name} photo={describePortrait(item.picture)} />
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
      {isSample && <p className="quiet small top-5">{words.sample_note}</p>}
    </Section>
  );
}
