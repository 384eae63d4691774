import type { Webinar } from '@accounting-site/content/webinars';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Section } from '@accounting-site/ui/Section';
import type { ReactNode } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import { FormTerms } from '../../sections/FormTerms/FormTerms.tsx';
import { resourceTrail } from '../_resource/resource-article.ts';
import { WebinarFacts } from './WebinarFacts.tsx';
import styles from './WebinarPage.module.css';
import type { WebinarWords } from './webinar-words.ts';

interface WebinarPageProps {
  webinar: Webinar;
  words: WebinarWords;
  /** The form. */
  children?: ReactNode;
}

/** A webinar: its description, the registration form, and beside it what to expect. */
export function WebinarPage({ webinar, words, children }: WebinarPageProps) {
  return (
    <>
      <ArticleHeader title={webinar.title} trail={resourceTrail()} lead={webinar.description} />
      <Section spacing="tight">
        <div className={`columns ${styles.columns}`}>
          <div className={`card raised ${styles.form}`}>
            <h2 className={styles.heading}>{words.form.heading}</h2>
            {webinar.sample && <p className={`box ${styles.note}`}>{words.example.note}</p>}
            {children}
            <div className={styles.terms}>
              <FormTerms />
            </div>
            <div className={styles.over}>
              <p>{words.over.text}</p>
              <ButtonLink href={routes.resources}>{words.over.action}</ButtonLink>
            </div>
          </div>
          <WebinarFacts webinar={webinar} words={words.facts} />
        </div>
      </Section>
    </>
  );
}
