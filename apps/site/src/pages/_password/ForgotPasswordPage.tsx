import { Section } from '@accounting-site/ui/Section';
import type { ReactNode } from 'react';
import { appHost } from '../../lib/pages/app-host.ts';
import { routes } from '../../lib/pages/routes.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { ContactWays } from '../../sections/ContactWays/ContactWays.tsx';
import { EntryPage } from '../../sections/EntryPage/EntryPage.tsx';
import { PageTitle } from '../../sections/PageTitle/PageTitle.tsx';
import styles from './PasswordPages.module.css';
import type { PasswordWords } from './password-words.ts';

interface ForgotPasswordPageProps {
  words: PasswordWords['forgot'];
  /** The form. */
  children?: ReactNode;
}

/**
 * How a user who cannot sign in regains access: by an emailed link, or through support after an identity
 * check.
 */
export function ForgotPasswordPage({ words, children }: ForgotPasswordPageProps) {
  const { heading, points } = words.aside;
  if (appHost) {
    return (
      <>
        <PageTitle heading={words.heading} lead={words.person_lead} />
        <Section spacing="tight" heading={words.ways_heading}>
          <Person words={words} />
        </Section>
      </>
    );
  }
  return (
    <>
      <EntryPage
        heading={words.heading}
        lead={words.form.lead}
        aside={{ heading, content: <CheckList items={points} /> }}
      >
        {children}
        <p>
          <a href={routes.login} className="alone">
            {words.back}
          </a>
        </p>
      </EntryPage>
      <Section tone="tint" spacing="tight" heading={words.person_heading} lead={words.person_lead}>
        <Person words={words} />
      </Section>
    </>
  );
}

function Person({ words }: { words: PasswordWords['forgot'] }) {
  return (
    <div className={styles.columns}>
      <ContactWays message={words.message} subject={words.subject} words={words} />
      <div className="stack gap-5">
        <h3>{words.check_heading}</h3>
        <CheckList items={words.checks} />
        {appHost && (
          <p>
            <a href={routes.login} className="alone">
              {words.back}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
