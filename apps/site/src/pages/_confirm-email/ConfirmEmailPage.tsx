import type { ReactNode } from 'react';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { EntryPage } from '../../sections/EntryPage/EntryPage.tsx';
import type { ConfirmEmailWords } from './confirm-email-words.ts';

/** The page that the email to a new address links to. The form is its child. */
export function ConfirmEmailPage({
  words,
  children,
}: {
  words: ConfirmEmailWords['confirm'];
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
    </EntryPage>
  );
}
