import { Disclosure } from '@accounting-site/ui/Disclosure';
import { Section } from '@accounting-site/ui/Section';
import { href } from '../../lib/pages/routes.ts';
import { ContactText } from '../../sections/ContactText/ContactText.tsx';
import styles from './ContactPage.module.css';
import type { ContactWords } from './contact-words.ts';

/** The most frequent questions. Shows nothing if there are none. */
export function Faqs({ words }: { words: ContactWords['faqs'] }) {
  if (words.items.length === 0) return null;
  return (
    <Section tone="tint">
      <div className={`columns ${styles.columns}`}>
        <h2>{words.heading}</h2>
        <div className={styles.list}>
          {words.items.map(({ question, answer, link }) => (
            <Disclosure key={question} summary={question} group="faqs">
              <p>
                <ContactText text={answer} />
              </p>
              {link && (
                <a href={href(link.path)} className="alone strong">
                  {link.label}
                </a>
              )}
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
