import type { ReactNode } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { EntryPage } from '../../sections/EntryPage/EntryPage.tsx';
import type { ConfirmSignUpWords } from './confirm-sign-up-words.ts';

/** The page that the sign-up email links to. The form is its child. */
export function ConfirmSignUpPage({
  words,
  children,
}: {
  words: ConfirmSignUpWords['confirm'];
  children?: ReactNode;
}) {
  const { heading, points } = words.aside;
  return (
    <EntryPage
      heading={words.heading}
      lead={words.lead}
      aside={{ heading, content: <CheckList items={points} /> }}
    >
      {children}
      <p>
        {words.forgotten} <a href={routes.register}>{words.sign_up_again}</a>
      </p>
    </EntryPage>
  );
}
