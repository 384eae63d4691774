import { ButtonLink } from '@accounting-site/ui/Button';
import type { ReactNode } from 'react';
import { appHost } from '../../lib/pages/app-host.ts';
import { routes } from '../../lib/pages/routes.ts';
import { EntryPage } from '../../sections/EntryPage/EntryPage.tsx';
import type { PasswordWords } from './password-words.ts';

interface ResetPasswordPageProps {
  words: PasswordWords['reset'];
  /** The form. */
  children?: ReactNode;
}

/** How to set a new password, and what to do if someone else requested it. */
export function ResetPasswordPage({ words, children }: ResetPasswordPageProps) {
  return (
    <EntryPage
      heading={words.heading}
      lead={appHost ? words.person_lead : words.lead}
      aside={{ heading: words.warning_heading, content: <p>{words.warning}</p> }}
    >
      {appHost ? (
        <p>
          <ButtonLink href={routes.forgotPassword} size="large">
            {words.cta}
          </ButtonLink>
        </p>
      ) : (
        children
      )}
    </EntryPage>
  );
}
