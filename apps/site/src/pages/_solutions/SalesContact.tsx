import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import { Section } from '@accounting-site/ui/Section';
import { routes } from '../../lib/pages/routes.ts';
import { ContactWays } from '../../sections/ContactWays/ContactWays.tsx';
import styles from './SalesContact.module.css';
import type { SolutionsWords } from './solutions-words.ts';

/** The target of Contact Sales: three ways to reach a person, and a link to the contact page. */
export function SalesContact({ words, email }: { words: SolutionsWords['contact']; email: string }) {
  return (
    <Section id="contact">
      <div className={styles.pair}>
        <div className={styles.words}>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2>{words.heading}</h2>
          <p className={styles.text}>{words.text}</p>
          <a href={routes.contact} className={styles.link}>
            {words.link}
          </a>
        </div>
        <ContactWays message={words.message} subject={words.subject} email={email} words={words} />
      </div>
    </Section>
  );
}
