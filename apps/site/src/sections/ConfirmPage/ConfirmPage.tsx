import type { ReactNode } from 'react';
import { CheckList } from '../CheckList/CheckList.tsx';
import { EntryPage } from '../EntryPage/EntryPage.tsx';

interface ConfirmPageProps {
  words: { heading: string; lead: string; aside: { heading: string; points: string[] } };
  /** The form. */
  children?: ReactNode;
}

/** A page that an emailed link opens: one form, and beside it what to expect. */
export function ConfirmPage({ words, children }: ConfirmPageProps) {
  const { heading, lead, aside } = words;
  return (
    <EntryPage
      heading={heading}
      lead={lead}
      aside={{ heading: aside.heading, content: <CheckList items={aside.points} /> }}
    >
      {children}
    </EntryPage>
  );
}
