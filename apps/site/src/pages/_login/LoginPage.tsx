import type { ReactNode } from 'react';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { sessionEndedId } from '../../lib/session/sign-in-address.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { EntryPage } from '../../sections/EntryPage/EntryPage.tsx';
import { TodayPicture } from '../../sections/ProductPictures/TodayPicture.tsx';
import styles from './LoginPage.module.css';
import type { LoginWords } from './login-words.ts';

/** The sign-in page: the form, its child, and beside it what users can expect of us. */
export function LoginPage({ words, children }: { words: LoginWords; children?: ReactNode }) {
  const { heading, points } = words.aside;
  return (
    <EntryPage
      heading={words.heading}
      aside={{ heading, picture: <TodayPicture />, content: <CheckList items={points} /> }}
    >
      <p className="without-script">{words.no_script}</p>
      <p id={sessionEndedId} className={`box ${styles.ended}`} tabIndex={-1}>
        {words.ended}
      </p>
      {children}
      <p>
        {words.no_account} <a href={trialUrl()}>{words.trial}</a>
      </p>
    </EntryPage>
  );
}
