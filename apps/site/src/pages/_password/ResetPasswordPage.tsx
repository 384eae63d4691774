import { ButtonLink } from '@accounting-site/ui/Button';
import { Section } from '@accounting-site/ui/Section';
import { routes } from '../../lib/routes.ts';
import { PageTitle } from '../../sections/PageTitle/PageTitle.tsx';
import styles from './PasswordPages.module.css';
import type { PasswordWords } from './password-words.ts';

/** How a new password is set, and what to do when somebody else asked for it. */
export function ResetPasswordPage({ words }: { words: PasswordWords['reset'] }) {
  return (
    <>
      <PageTitle heading={words.heading} lead={words.lead}>
        <ButtonLink href={routes.forgotPassword}>{words.cta}</ButtonLink>
      </PageTitle>
      <Section spacing="tight">
        <div className={styles.stack}>
          <h2 className={styles.heading}>{words.warning_heading}</h2>
          <p>{words.warning}</p>
        </div>
      </Section>
    </>
  );
}
