import type { Testimonial } from '@accounting-site/content/files/testimonials';
import { Avatar } from '@accounting-site/ui/Avatar';
import { Section } from '@accounting-site/ui/Section';
import { describePortrait } from '../../lib/pictures/picture-sizes.ts';
import { Rating } from '../../sections/Rating/Rating.tsx';
import styles from './Home.module.css';
import type { HomeWords } from './home-words.ts';

interface TestimonialsProps {
  words: HomeWords['testimonials'];
  testimonials: Testimonial[];
}

/**
 * Quotes of customers: the first one large, the others beside it. Shows nothing if there are
 * none. Sample quotes are marked as samples.
 */
export function Testimonials({ words, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const isSample = testimonials.some((testimonial) => testimonial.sample);
  return (
    <Section
      id="testimonials"
      tone="tint"
      eyebrow={words.eyebrow}
      heading={words.heading}
      {...(isSample && { lead: words.sample_note })}
    >
      <div className="columns split-7-5">
        {[testimonials.slice(0, 1), testimonials.slice(1)].map(
          (group, index) =>
            group.length > 0 && (
              <ul key={group[0]?.name} className="stack gap-5">
                {group.map((item) => (
                  <Quote key={item.name} item={item} outOf={words.rating} isFirst={index === 0} />
                ))}
              </ul>
            ),
        )}
      </div>
    </Section>
  );
}

function Quote({ item, outOf, isFirst }: { item: Testimonial; outOf: string; isFirst: boolean }) {
  return (
    <li className={isFirst ? undefined : `card ${styles.testimonial}`}>
      <figure className="stack">
        <Rating value={item.rating} outOf={outOf} />
        <q className={isFirst ? 'display step-3' : 'step-1'}>{item.quote}</q>
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
  );
}
