import { Section } from '@accounting-site/ui/Section';
import { routes } from '../../lib/routes.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { ContactWays } from '../../sections/ContactWays/ContactWays.tsx';
import { PageTitle } from '../../sections/PageTitle/PageTitle.tsx';
import styles from './PasswordPages.module.css';
import type { PasswordWords } from './password-words.ts';

/** How a person who cannot sign in gets back in: with us, after we know who they are. */
export function ForgotPasswordPage({ words }: { words: PasswordWords['forgot'] }) {
  return (
    <>
      <PageTitle heading={words.heading} lead={words.lead} />
      <Section spacing="tight">
        <div className={styles.columns}>
          <div className={styles.stack}>
            <h2 className={styles.heading}>{words.ways_heading}</h2>
            <ContactWays message={words.message} subject={words.subject} words={words} />
          </div>
          <div className={styles.stack}>
            <h2 className={styles.heading}>{words.check_heading}</h2>
            <CheckList items={words.checks} />
            <p>
              <a href={routes.login}>{words.back}</a>
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
