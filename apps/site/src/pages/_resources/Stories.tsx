import { readStories } from '@accounting-site/content/stories';
import { Section } from '@accounting-site/ui/Section';
import { routes } from '../../lib/pages/routes.ts';
import { BeforeAfter } from '../../sections/BeforeAfter/BeforeAfter.tsx';
import styles from './Resources.module.css';
import type { ResourcesWords } from './resources-words.ts';

/** The first three stories, each with before and after. Shows nothing if there are none. */
export function Stories({ words }: { words: ResourcesWords['stories'] }) {
  const stories = readStories().slice(0, 3);
  if (stories.length === 0) return null;
  return (
    <Section heading={words.heading} lead={words.lead}>
      <ul className="stack gap-5">
        {stories.map(({ slug, data }) => (
          <li key={slug} className={`columns ${styles.story}`}>
            <div>
              <h3>
                {data.business}, <span className={styles.place}>{data.place}</span>
              </h3>
              <a
                href={routes.story(slug)}
                aria-label={`${words.read}: ${data.title}`}
                className={styles.link}
              >
                {words.read}
              </a>
            </div>
            <BeforeAfter words={words} story={data} />
          </li>
        ))}
      </ul>
      {stories.some(({ data }) => data.sample) && <p className="quiet small top-5">{words.sample_note}</p>}
    </Section>
  );
}
